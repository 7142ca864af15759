/** Groups sessions by date: this week first, then month by month. Pure functions; days are those of the browser's time zone. */
import type { Session } from '#schemas/admin.ts';
import type { SessionNow, SessionsNow } from '../api/clock-calls.ts';
import { timeOfPlay } from '../format/played-time.ts';

/** Group of the list, with a heading. */
export interface DateGroup {
  /** `week`, or the kind and the month, such as 'coming 2026-12'. */
  readonly key: string;
  readonly kind: 'week' | 'coming' | 'past';
  /** A moment in the group's month, milliseconds since 1970. */
  readonly at: number;
  readonly sessions: readonly Session[];
}

/**
 * Time of a session, in milliseconds since 1970: of its workshop as planned, or of its start if that was on another day; else of its
 * opening; else of its creation.
 */
export function timeOf({ workshop, room, createdAt }: SessionNow): number {
  return timeOfPlay({ planned: workshop?.startsAt ?? null, played: room.startedAt }) ?? Date.parse(room.opensAt ?? createdAt);
}

/**
 * This week (today and later ascending, then earlier days descending), months to come ascending, past months descending. A session whose
 * time is not loaded yet is in this week.
 * @param now by the server's clock, milliseconds since 1970
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

/** Beginning of the Monday on or before a moment, and of the Monday after it, in milliseconds since 1970. */
function weekOf(now: number): [monday: number, next: number] {
  const monday = new Date(now);
  monday.setHours(0, 0, 0, 0);
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  const next = new Date(monday);
  next.setDate(next.getDate() + 7);
  return [monday.getTime(), next.getTime()];
}
