/**
 * A running session as its facilitator sees it: who plays, what is played, how each stands with each mission, the clock. A server's
 * snapshot, unfolded, begins it and {@link file://./reduce.ts} carries it on. Times are milliseconds since 1970, in whole seconds.
 */
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { Cell } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';

export interface SessionCell extends Pick<Cell, 'failures' | 'hints' | 'given' | 'points'> {
  readonly openedAt: number | null;
  readonly solvedAt: number | null;
}

export type Mission = CockpitSnapshot['missions'][number];

export interface Person {
  readonly id: string;
  /** The e-mail. */
  readonly username: string;
  readonly name: string | null;
  readonly team: string | null;
  /** Decimal points. */
  readonly points: number;
  readonly joinedAt: number;
  readonly activeAt: number;
  /** One for each mission; null for one that was never touched. */
  readonly cells: readonly (SessionCell | null)[];
}

/** A wrong answer that is right for another participant. */
export interface SharedAnswer {
  readonly at: number;
  readonly participant: string;
  readonly other: string;
  readonly challenge: string;
}

/** From when until when nobody played: a pause, or an end that was taken back. */
export interface Break {
  readonly from: number;
  readonly until: number;
}

export interface SessionState extends Pick<CockpitSnapshot, 'code' | 'name' | 'teams' | 'hintPolicy' | 'absent' | 'absentCount'> {
  /** Of the last event that is in here. */
  readonly number: number;
  readonly clock: SessionClock;
  readonly missions: readonly Mission[];
  /** In the order of joining. A person whom an event does not concern stays the same object. */
  readonly people: readonly Person[];
  /** Those that are over. */
  readonly breaks: readonly Break[];
  /** The latest {@link MAX_SHARED}, oldest first. */
  readonly shared: readonly SharedAnswer[];
  /** Something happened that only a new snapshot tells: somebody came, left, or has another name. */
  readonly stale: boolean;
}

/** How many shared answers a snapshot tells, and a state keeps. */
export const MAX_SHARED = 100;

/** @param at ISO 8601 @returns milliseconds since 1970, in whole seconds, as a snapshot tells times */
export function secondOf(at: string): number {
  return Math.floor(Date.parse(at) / 1000) * 1000;
}
