/**
 * Rules of opening, closing and end, by schedule or by hand. Pure functions. Only the column `active` determines whether newcomers may log
 * in.
 */

import type { Selectable } from 'kysely';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { AuditAction } from '#schemas/facilitators.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { playPlannedAt } from '../session-model/session-clock.ts';

type Columns = Pick<
  Selectable<Tables['sessions']>,
  | 'active'
  | 'opens_at'
  | 'closes_at'
  | 'closed_at'
  | 'duration_minutes'
  | 'start_by'
  | 'started_at'
  | 'paused_at'
  | 'ended_at'
  | 'archived_at'
  | 'workshop'
>;
/** Columns changed by a step of the session's clock. */
export type TimeChange = Partial<Columns & Pick<Selectable<Tables['sessions']>, 'frozen_at'>>;

/** Whether a scheduled time has passed. A pause defers the end. @param now milliseconds since 1970 */
export function isDue(row: Lobby & Pick<Columns, 'closes_at' | 'paused_at'>, now: number): boolean {
  const { opens_at, closes_at, paused_at } = row;
  return hasCome(opens_at, now) || (paused_at === null && hasCome(closes_at, now)) || isPlayDue(row, now);
}

type Lobby = Pick<
  Columns,
  'active' | 'opens_at' | 'closed_at' | 'started_at' | 'ended_at' | 'archived_at' | 'start_by' | 'workshop'
>;

/** Whether people wait in the lobby, and the planned start of play has passed. */
function isPlayDue(row: Lobby, now: number): boolean {
  return awaitsPlay(row) && hasCome(playPlannedAt(row), now);
}

/** Whether people wait in the lobby for the planned start of play, also in one that was closed to newcomers before that time. */
function awaitsPlay(row: Lobby): boolean {
  const { active, opens_at, closed_at, started_at, ended_at, archived_at } = row;
  const planned = playPlannedAt(row);
  if (planned === null || started_at !== null || ended_at !== null || archived_at !== null) return false;
  return active === 1 || (opens_at === null && closed_at !== null && closed_at < planned);
}

function hasCome(at: string | null, now: number): boolean {
  return at !== null && at <= isoTime(now);
}

/**
 * Opens a session now. Play begins too, unless a facilitator must start it, or the session's workshop plans it for later. A session that
 * had ended begins anew.
 */
export function openedAt(
  row: Pick<Columns, 'closes_at' | 'duration_minutes' | 'start_by' | 'started_at' | 'paused_at' | 'ended_at' | 'workshop'>,
  now: number,
) {
  const begun = row.ended_at === null ? row.started_at : null;
  const planned = playPlannedAt(row);
  const begins = row.start_by === 'opening' && (planned === null || hasCome(planned, now));
  const started_at = begun ?? (begins ? isoTime(now) : null);
  return {
    active: 1,
    opens_at: null,
    closes_at: endOf(row, started_at, now),
    closed_at: null,
    started_at,
    ended_at: null,
    archived_at: null,
  } satisfies TimeChange;
}

/**
 * End of the session: the scheduled one, else start of play plus duration. If that is in the past, now plus duration, so that the session
 * does not end when it opens.
 */
function endOf(
  { closes_at, duration_minutes, paused_at }: Pick<Columns, 'closes_at' | 'duration_minutes' | 'paused_at'>,
  started: string | null,
  now: number,
): string | null {
  if (closes_at !== null && (paused_at !== null || !hasCome(closes_at, now))) return closes_at;
  if (duration_minutes === null || started === null) return null;
  const end = isoTime(Date.parse(started) + duration_minutes * MINUTE_MS);
  return hasCome(end, now) ? isoTime(now + duration_minutes * MINUTE_MS) : end;
}

/** Closes a session to newcomers now. Participants play on until the session's end, if it has one. */
export function closedAt(now: number) {
  return { active: 0, closed_at: isoTime(now) } satisfies TimeChange;
}

/** Ends play: no more scores, no newcomers. @param at time of the end */
export function endedAt({ active, closed_at }: Pick<Columns, 'active' | 'closed_at'>, at: string, now: number) {
  return {
    active: 0,
    closes_at: null,
    closed_at: active === 1 || closed_at === null ? isoTime(now) : closed_at,
    paused_at: null,
    ended_at: at,
  } satisfies TimeChange;
}

export interface Kept {
  readonly change: TimeChange;
  /** The audit action; null when nothing changed. */
  readonly event: Extract<AuditAction, 'session-opened' | 'session-started' | 'session-ended'> | null;
}

/** Start of play in a session that opened and ended since the last poll; null if it was planned for after the end. */
function beganAt(opened: string | null, planned: string | null, closed: string): string | null {
  if (opened === null || planned === null || planned <= opened) return opened;
  return planned < closed ? planned : null;
}

/** Applies the scheduled times that have passed; if both have, the session has ended. Null if no time has passed. */
export function applySchedule(row: Columns, now: number): Kept | null {
  const { active, opens_at, closes_at, paused_at, started_at, ended_at } = row;
  if (!isDue(row, now)) return null;
  const opening = hasCome(opens_at, now);
  const kept = opening ? { opens_at: null } : {};
  if (closes_at !== null && paused_at === null && hasCome(closes_at, now)) {
    const inPlay = active === 1 || awaitsPlay(row) || (started_at !== null && ended_at === null);
    if (!inPlay && !opening) return { change: { closes_at: null }, event: null };
    const begins =
      opening && !inPlay && row.start_by === 'opening' ? { started_at: beganAt(opens_at, playPlannedAt(row), closes_at) } : {};
    return { change: { ...kept, ...begins, ...endedAt(row, closes_at, now) }, event: 'session-ended' };
  }
  // A session that was closed to newcomers stays so.
  if (isPlayDue(row, now))
    return { change: { ...openedAt(row, now), active, closed_at: row.closed_at }, event: 'session-started' };
  return active === 1 ? { change: kept, event: null } : { change: openedAt(row, now), event: 'session-opened' };
}
