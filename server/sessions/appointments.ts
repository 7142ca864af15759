/** When a session opens and closes by itself. Pure; `active` alone says whether it is open. */
import type { Selectable } from 'kysely';
import { isoTime } from '../clock.ts';
import type { SessionsTable } from '../database/tables.ts';

const MINUTE = 60_000;

type Columns = Pick<Selectable<SessionsTable>, 'active' | 'opens_at' | 'closes_at' | 'closed_at' | 'duration_minutes'>;
type Openness = Omit<Columns, 'duration_minutes'>;

/** Whether an appointment has come. @param now milliseconds since 1970 */
export function isDue({ opens_at, closes_at }: Pick<Columns, 'opens_at' | 'closes_at'>, now: number): boolean {
  return [opens_at, closes_at].some((at) => at !== null && at <= isoTime(now));
}

/** An opening at this moment. A closing time that is still to come stands; otherwise it follows from the duration. */
export function openedAt(
  { closes_at, duration_minutes }: Pick<Columns, 'closes_at' | 'duration_minutes'>,
  now: number,
): Openness {
  const stands = closes_at !== null && closes_at > isoTime(now);
  const follows = duration_minutes === null ? null : isoTime(now + duration_minutes * MINUTE);
  return { active: 1, opens_at: null, closes_at: stands ? closes_at : follows, closed_at: null };
}

/** A closing at this moment; an opening that was arranged stays arranged. */
export function closedAt({ opens_at }: Pick<Columns, 'opens_at'>, now: number): Openness {
  return { active: 0, opens_at, closes_at: null, closed_at: isoTime(now) };
}

export interface Kept {
  readonly openness: Openness;
  /** What happened to the session; null when it was so already. */
  readonly event: 'session-opened' | 'session-closed' | null;
}

/** What the appointments that have come make of a session: both passed, it ends closed. Null when none has come. */
export function keepAppointments(row: Columns, now: number): Kept | null {
  const { active, opens_at, closes_at, closed_at } = row;
  if (!isDue(row, now)) return null;
  const opening = opens_at !== null && opens_at <= isoTime(now);
  const left = { opens_at: opening ? null : opens_at };
  if (closes_at !== null && closes_at <= isoTime(now)) {
    if (active === 1 || opening) return { openness: closedAt(left, now), event: 'session-closed' };
    return { openness: { active, ...left, closes_at: null, closed_at }, event: null };
  }
  if (active === 1) return { openness: { active, ...left, closes_at, closed_at }, event: null };
  return { openness: openedAt(row, now), event: 'session-opened' };
}
