/** Finds sessions that are past the installation's retention period. */

import type { Kysely } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

/**
 * A session whose last activity was before this time is deleted. @param now milliseconds since 1970 @param days length of the retention
 * period
 */
export function retentionStart(now: number, days: number): string {
  return isoTime(now - days * DAY_MS);
}

/** Sessions without activity since the given time, whether closed or not. @param before ISO 8601 */
export function sessionsPastRetention(query: Kysely<Tables>, before: string) {
  return (
    query
      .selectFrom('sessions')
      .select(['id', 'code', 'name'])
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '<', before)]))
      // A session with an opening time to come is in use: its code has been given out.
      .where('opens_at', 'is', null)
      .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '<', before)]))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('session_events')
              .select('session_events.number')
              .whereRef('session_events.session', '=', 'sessions.id')
              .whereRef('session_events.number', '=', 'sessions.last_event')
              .where('session_events.at', '>=', before),
          ),
        ),
      )
  );
}

/**
 * Time of the last activity in a session, by the criteria of {@link sessionsPastRetention}, in milliseconds since 1970; null for a deleted
 * session.
 */
export async function lastActivity(query: Kysely<Tables>, session: string): Promise<number | null> {
  const row = await query
    .selectFrom('sessions')
    .leftJoin('session_events', (join) =>
      join.onRef('session_events.session', '=', 'sessions.id').onRef('session_events.number', '=', 'sessions.last_event'),
    )
    .select(['sessions.created_at', 'sessions.closed_at', 'sessions.closes_at', 'session_events.at'])
    .where('sessions.id', '=', session)
    .executeTakeFirst();
  return row
    ? Math.max(...[row.created_at, row.closed_at, row.closes_at, row.at].flatMap((at) => (at === null ? [] : Date.parse(at))))
    : null;
}
