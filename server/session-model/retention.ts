/** Which sessions are past the installation's retention period. */
import type { Kysely } from 'kysely';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

const DAY = 86_400_000;

/** The moment before which a session must last have been active to be deleted now. @param now milliseconds since 1970 @param days of the period */
export function retentionStart(now: number, days: number): string {
  return isoTime(now - days * DAY);
}

/** Sessions, closed or not, in which nothing has happened since a moment. @param before ISO 8601 */
export function sessionsPastRetention(query: Kysely<Tables>, before: string) {
  return (
    query
      .selectFrom('sessions')
      .select(['id', 'code', 'name'])
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '<', before)]))
      // A session with a time to come is in use: its code has been given out.
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
