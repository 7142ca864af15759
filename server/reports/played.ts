/** The data of a session for its report, without removed and merged participants. */
import type { DepartmentMember } from '../session-model/attended-groups.ts';
import type { Invitation } from '../session-model/expected.ts';
import type { CountedStates } from './count-states.ts';

interface PlayedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** Of the list, else the one in which they played. */
  readonly team: string | null;
}

/** The state of one person in one mission that they opened. */
export interface PlayedState {
  readonly challenge: string;
  readonly failures: number;
  readonly hints: number;
  readonly solved: boolean;
  /** Solved by an answer that the mission accepts although it is not right. */
  readonly accepted: boolean;
  /** From the opening to the solve; NaN where one of them was not recorded, or a facilitator reopened the mission. */
  readonly minutes: number;
}

/** Name of a session, and whether it can be in a report. */
export interface SessionHead {
  readonly id: string;
  readonly name: string | null;
  /** As people type it. */
  readonly code: string;
  /** Time of the beginning; ISO 8601. */
  readonly at: string;
  readonly over: boolean;
  /** When a self-paced session closes, ISO 8601; null for any other. */
  readonly selfPacedUntil: string | null;
  /** Keys of its missions as they are stored; null for the classic programme. */
  readonly challenges: string | null;
}

export interface PlayedSession {
  /** Keys of its missions, in its order. */
  readonly missions: readonly string[];
  /** Null without a list of addresses. */
  readonly invitation: Invitation | null;
  /** Of a session without a list: everybody in the directory; none otherwise. */
  readonly directory: readonly DepartmentMember[];
  readonly people: readonly PlayedPerson[];
  readonly counted: CountedStates;
  /** Keys of its missions that accept what is not right. */
  readonly accepting: ReadonlySet<string>;
  /** First answers to recall questions. */
  readonly answers: readonly { readonly participant: string; readonly challenge: string; readonly right: boolean }[];
  /** Judgements of items over all missions, summed: none of one person or of one mission. */
  readonly judgements: {
    /** How many people judged a hostile item, and how many a genuine one. */
    readonly hostileBy: number;
    readonly genuineBy: number;
    /** How many items are hostile, were taken for hostile at first, and at the last judgement. */
    readonly items: readonly {
      readonly hostile: boolean;
      readonly first: boolean;
      readonly last: boolean;
      readonly count: number;
    }[];
  };
  /** Challenge → mistakes. */
  readonly mistakes: ReadonlyMap<string, readonly { readonly verdict: string; readonly people: number }[]>;
}
