/** The data of a session for its report, without removed and merged participants. */

export interface PlayedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly team: string | null;
}

/** The state of one person in one mission that they opened. */
export interface PlayedState {
  readonly participant: string;
  readonly challenge: string;
  readonly failures: number;
  readonly hints: number;
  readonly solved: boolean;
  /** From the opening to the solve; null where one of them was not recorded, or a facilitator reopened the mission. */
  readonly minutes: number | null;
}

export interface PlayedSession {
  readonly name: string | null;
  /** Time of the beginning; ISO 8601. */
  readonly at: string;
  /** Keys of its missions, in its order. */
  readonly missions: readonly string[];
  /** Number of expected participants; null without an allow-list of e-mails. */
  readonly expected: number | null;
  readonly people: readonly PlayedPerson[];
  readonly states: readonly PlayedState[];
  /** First answers to recall questions. */
  readonly answers: readonly { readonly participant: string; readonly challenge: string; readonly right: boolean }[];
  /** Challenge → mistakes. */
  readonly mistakes: ReadonlyMap<string, readonly { readonly verdict: string; readonly people: number }[]>;
}
