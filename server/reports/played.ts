/** A session as its report counts it: those who neither were removed nor merged into another. */

export interface PlayedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly team: string | null;
}

/** How one person stands with one mission that they opened. */
export interface PlayedState {
  readonly participant: string;
  readonly challenge: string;
  readonly failures: number;
  readonly hints: number;
  readonly solved: boolean;
  /** From the opening to the solve; null where one of them was not noted, or a facilitator opened the mission again. */
  readonly minutes: number | null;
}

export interface PlayedSession {
  readonly name: string | null;
  /** When it began; ISO 8601. */
  readonly at: string;
  /** Keys that it sets, in its order. */
  readonly missions: readonly string[];
  /** How many were to come; null where no list of addresses says so. */
  readonly expected: number | null;
  readonly people: readonly PlayedPerson[];
  readonly states: readonly PlayedState[];
  /** First answers from memory. */
  readonly answers: readonly { readonly participant: string; readonly challenge: string; readonly right: boolean }[];
  /** By challenge. */
  readonly mistakes: ReadonlyMap<string, readonly { readonly verdict: string; readonly people: number }[]>;
}
