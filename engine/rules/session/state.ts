/**
 * The cockpit's state of a session: people, missions, the matrix of their states, the clock. It begins with the server's snapshot, and
 * {@link file://./reduce.ts} applies events to it. Times are milliseconds since 1970, in whole seconds.
 */
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { Cell } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';

export interface SessionCell extends Pick<Cell, 'failures' | 'hints' | 'given' | 'points'> {
  readonly openedAt: number | null;
  readonly solvedAt: number | null;
}

export type Mission = CockpitSnapshot['missions'][number];

/** A participant of the snapshot, with times in milliseconds. */
export interface Person extends Readonly<CockpitSnapshot['participants'][number]> {
  /** One cell for each mission; null for a mission without activity. */
  readonly cells: readonly (SessionCell | null)[];
}

/** A copied answer: wrong for its sender, and right for another participant. */
export type SharedAnswer = Readonly<CockpitSnapshot['shared'][number]>;

/** An interval without play: a pause, or an end after which the session was continued. */
export type Break = Readonly<CockpitSnapshot['breaks'][number]>;

/** Fields that the snapshot encodes differently from the state. */
type Unfolded = 'number' | 'changed' | 'room' | 'since' | 'missions' | 'participants' | 'cells' | 'breaks' | 'shared';

export interface SessionState extends Readonly<Omit<CockpitSnapshot, Unfolded>> {
  /** Number of the last event that is applied. */
  readonly number: number;
  readonly clock: SessionClock;
  readonly missions: readonly Mission[];
  /** In the order of joining. People whom an event does not affect stay the same objects. */
  readonly people: readonly Person[];
  /** Breaks that are over. */
  readonly breaks: readonly Break[];
  /** The latest {@link MAX_SHARED} shared answers, oldest first. */
  readonly shared: readonly SharedAnswer[];
  /** Whether a new snapshot is needed: after events that lack data, such as a login, a removal or a new name. */
  readonly stale: boolean;
}

/** Maximum of shared answers in a snapshot, and in a state. */
export const MAX_SHARED = 100;

/** A time in whole seconds. @param at ISO 8601 @returns milliseconds since 1970, like a snapshot's times */
export function secondOf(at: string): number {
  return Math.floor(Date.parse(at) / 1000) * 1000;
}
