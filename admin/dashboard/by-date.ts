/** Sessions by the day they are of: this week first, then month by month. Pure, in the browser's zone. */
import type { Session } from '#schemas/admin.ts';
import type { SessionNow, SessionsNow } from '../api/clock-calls.ts';
import { timeOfPlay } from '../format/played-time.ts';

/** Group of the list, with a heading. */
export interface DateGroup {
  /** `week`; or the month, 2026-12, to come or past. */
  readonly key: string;
  readonly kind: 'week' | 'coming' | 'past';
  /** A moment of its month, milliseconds since 1970. */
  readonly at: number;
  readonly sessions: readonly Session[];
}

/**
 * When a session is: its workshop as planned, or when it began where that is another day, else when it opens, else when it was created.
 * Milliseconds since 1970.
 */
export function timeOf({ workshop, room, createdAt }: SessionNow): number {
  return timeOfPlay({ planned: workshop?.startsAt ?? null, played: room.startedAt }) ?? Date.parse(room.opensAt ?? createdAt);
}

/**
 * This week (what is today or to come from the next on, then what was), the months to come, the next first, and those past, the latest
 * first. A session whose time is not known yet stands in this week. @param now by the server's clock, milliseconds since 1970
 */
export function byDate(sessions: readonly Session[], rooms: SessionsNow['rooms'], now: number): readonly DateGroup[] {
  const [monday, nextMonday] = weekOf(now);
  const today = new Date(now).setHours(0, 0, 0, 0);
  const dated = sessions.map((session) => {
    const known = rooms[session.id];
    return { session, at: known === undefined ? now : timeOf(known) };
  });
  const ascending = dated.toSorted((a, b) => a.at - b.at);
  const descending = dated.toSorted((a, b) => b.at - a.at);
  const week = [
    ...ascending.filter(({ at }) => at >= today && at < nextMonday),
    ...descending.filter(({ at }) => at >= monday && at < today),
  ];
  return [
    ...(week.length === 0 ? [] : [{ key: 'week', kind: 'week', at: now, sessions: week.map(({ session }) => session) } as const]),
    ...byMonth(
      ascending.filter(({ at }) => at >= nextMonday),
      'coming',
    ),
    ...byMonth(
      descending.filter(({ at }) => at < monday),
      'past',
    ),
  ];
}

function byMonth(dated: readonly { readonly session: Session; readonly at: number }[], kind: 'coming' | 'past'): DateGroup[] {
  const groups = new Map<string, DateGroup>();
  for (const { session, at } of dated) {
    const day = new Date(at);
    const key = `${kind} ${day.getFullYear()}-${day.getMonth() + 1}`;
    const known = groups.get(key);
    groups.set(key, { key, kind, at: known?.at ?? at, sessions: [...(known?.sessions ?? []), session] });
  }
  return [...groups.values()];
}

/** The first moment of the Monday on or before a moment, and that of the Monday after. */
function weekOf(now: number): [monday: number, next: number] {
  const monday = new Date(now);
  monday.setHours(0, 0, 0, 0);
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  const next = new Date(monday);
  next.setDate(next.getDate() + 7);
  return [monday.getTime(), next.getTime()];
}
