/** When a session opens, closes and ends by itself, and by hand. Pure; `active` alone says whether new people may log in. */
import type { Selectable } from 'kysely';
import type { AuditAction } from '#schemas/facilitators.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

const MINUTE = 60_000;

type Columns = Pick<
  Selectable<Tables['sessions']>,
  'active' | 'opens_at' | 'closes_at' | 'closed_at' | 'duration_minutes' | 'start_by' | 'started_at' | 'paused_at' | 'ended_at'
>;
/** What a moment of a session changes of its row. */
export type TimeChange = Partial<Columns & Pick<Selectable<Tables['sessions']>, 'frozen_at' | 'archived_at'>>;

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

/** An opening at this moment; play begins with it, where it is not for a facilitator to begin it. One that had ended begins anew. */
export function openedAt(
  row: Pick<Columns, 'closes_at' | 'duration_minutes' | 'start_by' | 'started_at' | 'paused_at' | 'ended_at'>,
  now: number,
) {
  const begun = row.ended_at === null ? row.started_at : null;
  const started_at = begun ?? (row.start_by === 'opening' ? isoTime(now) : null);
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
 * The end that stands, or else the one that follows from the duration, which counts from the beginning of play. One that would be over
 * already counts from now: nobody opens a session so that it ends at once.
 */
function endOf(
  { closes_at, duration_minutes, paused_at }: Pick<Columns, 'closes_at' | 'duration_minutes' | 'paused_at'>,
  started: string | null,
  now: number,
): string | null {
  if (closes_at !== null && (paused_at !== null || !hasCome(closes_at, now))) return closes_at;
  if (duration_minutes === null || started === null) return null;
  const end = isoTime(Date.parse(started) + duration_minutes * MINUTE);
  return hasCome(end, now) ? isoTime(now + duration_minutes * MINUTE) : end;
}

/** A closing at this moment, to new people: who is in plays on until the end, where there is one. */
export function closedAt(now: number) {
  return { active: 0, closed_at: isoTime(now) } satisfies TimeChange;
}

/** The end of play: nobody scores any more, and nobody new comes in. @param at when that was */
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
  /** What happened to the session; null when it was so already. */
  readonly event: Extract<AuditAction, 'session-opened' | 'session-ended'> | null;
}

/** What the appointments that have come make of a session: both passed, it has ended. Null when none has come. */
export function applySchedule(row: Columns, now: number): Kept | null {
  const { active, opens_at, closes_at, paused_at, started_at, ended_at } = row;
  if (!isDue(row, now)) return null;
  const opening = hasCome(opens_at, now);
  const kept = opening ? { opens_at: null } : {};
  if (closes_at !== null && paused_at === null && hasCome(closes_at, now)) {
    const inPlay = active === 1 || (started_at !== null && ended_at === null);
    if (!inPlay && !opening) return { change: { closes_at: null }, event: null };
    const begins = opening && !inPlay && row.start_by === 'opening' ? { started_at: opens_at } : {};
    return { change: { ...kept, ...begins, ...endedAt(row, closes_at, now) }, event: 'session-ended' };
  }
  return active === 1 ? { change: kept, event: null } : { change: openedAt(row, now), event: 'session-opened' };
}
