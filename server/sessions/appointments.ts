/** When a session opens and closes by itself. Pure; `active` alone says whether it is open. */
import type { Selectable } from 'kysely';
import { isoTime } from '../clock.ts';
import type { SessionsTable } from '../database/tables.ts';

const MINUTE = 60_000;

type Columns = Pick<
  Selectable<SessionsTable>,
  'active' | 'opens_at' | 'closes_at' | 'closed_at' | 'duration_minutes' | 'start_by' | 'started_at' | 'paused_at' | 'ended_at'
>;
type Openness = Pick<Columns, 'active' | 'opens_at' | 'closes_at' | 'closed_at' | 'started_at' | 'ended_at'>;

/** Whether an appointment has come. A pause holds the end up. @param now milliseconds since 1970 */
export function isDue(
  { opens_at, closes_at, paused_at }: Pick<Columns, 'opens_at' | 'closes_at' | 'paused_at'>,
  now: number,
): boolean {
  return hasCome(opens_at, now) || (paused_at === null && hasCome(closes_at, now));
}

function hasCome(at: string | null, now: number): boolean {
  return at !== null && at <= isoTime(now);
}

/**
 * An opening at this moment; play begins with it, where it is not for a facilitator to begin it. A closing time that is still to come
 * stands; otherwise it follows from the duration, which counts from the beginning of play.
 */
export function openedAt(
  {
    closes_at,
    duration_minutes,
    start_by,
    started_at,
    ended_at,
  }: Pick<Columns, 'closes_at' | 'duration_minutes' | 'start_by' | 'started_at' | 'ended_at'>,
  now: number,
): Openness {
  const stands = closes_at !== null && closes_at > isoTime(now);
  const begins = start_by === 'opening' || started_at !== null;
  const follows = duration_minutes === null || !begins ? null : isoTime(now + duration_minutes * MINUTE);
  return {
    active: 1,
    opens_at: null,
    closes_at: stands ? closes_at : follows,
    closed_at: null,
    // One that had ended begins anew.
    started_at: begins ? (ended_at === null ? (started_at ?? isoTime(now)) : isoTime(now)) : null,
    ended_at: null,
  };
}

/** A closing at this moment, to new people: who is in plays on. An opening that was arranged stays arranged. */
export function closedAt(
  { opens_at, started_at, ended_at }: Pick<Columns, 'opens_at' | 'started_at' | 'ended_at'>,
  now: number,
): Openness {
  return { active: 0, opens_at, closes_at: null, closed_at: isoTime(now), started_at, ended_at };
}

export interface Kept {
  readonly openness: Openness;
  /** What happened to the session; null when it was so already. */
  readonly event: 'session-opened' | 'session-closed' | null;
}

/** What the appointments that have come make of a session: both passed, it ends closed. Null when none has come. */
export function keepAppointments(row: Columns, now: number): Kept | null {
  const { active, opens_at, closes_at, closed_at, started_at, ended_at } = row;
  if (!isDue(row, now)) return null;
  const opening = hasCome(opens_at, now);
  const left = { opens_at: opening ? null : opens_at, started_at, ended_at };
  if (row.paused_at === null && hasCome(closes_at, now)) {
    if (active === 1 || opening) return { openness: closedAt(left, now), event: 'session-closed' };
    return { openness: { active, ...left, closes_at: null, closed_at }, event: null };
  }
  if (active === 1) return { openness: { active, ...left, closes_at, closed_at }, event: null };
  return { openness: openedAt(row, now), event: 'session-opened' };
}
