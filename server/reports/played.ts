/** The data of a session for its report, without removed and merged participants. */
import type { DepartmentMember } from '../session-model/attended-groups.ts';
import type { Invitation } from '../session-model/expected.ts';
import type { CountedStates } from './count-states.ts';

interface PlayedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** Team on the session's list, else the team in which the person played. */
  readonly team: string | null;
}

/** The state of one person in one mission that they opened. */
export interface PlayedState {
  readonly challenge: string;
  readonly failures: number;
  readonly hints: number;
  readonly solved: boolean;
  /** Whether the mission was solved by an answer that it accepts although it is not right. */
  readonly accepted: boolean;
  /** Minutes from the opening to the solve; NaN if either time was not recorded, or a facilitator reopened the mission. */
  readonly minutes: number;
}

/** Name of a session, and the facts that decide whether it can be in a report. */
export interface SessionHead {
  readonly id: string;
  readonly name: string | null;
  /** The session's code, as people type it. */
  readonly code: string;
  /** Time at which the session began; ISO 8601. */
  readonly at: string;
  readonly over: boolean;
  /** Closing time of a self-paced session, ISO 8601; null for other sessions. */
  readonly selfPacedUntil: string | null;
  /** Keys of the session's missions as stored; null for the classic programme. */
  readonly challenges: string | null;
}

export interface PlayedSession {
  /** Keys of the session's missions, in its order. */
  readonly missions: readonly string[];
  /** Invited people; null without a list of addresses. */
  readonly invitation: Invitation | null;
  /** Everybody in the directory, if the session has no list; empty otherwise. */
  readonly directory: readonly DepartmentMember[];
  readonly people: readonly PlayedPerson[];
  readonly counted: CountedStates;
  /** Keys of the session's missions that accept answers which are not right. */
  readonly accepting: ReadonlySet<string>;
  /** First answers to recall questions. */
  readonly answers: readonly { readonly participant: string; readonly challenge: string; readonly right: boolean }[];
  /** Judgements of items, summed over all people and missions. */
  readonly judgements: {
    /** Number of people who judged a hostile item, and number of people who judged a genuine one. */
    readonly hostileBy: number;
    readonly genuineBy: number;
    /** Number of items by truth, first judgement and last judgement. */
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
