/** The name under which the organisation knows a participant. */
import { sql } from 'kysely';

/**
 * In a query on participants: from the entry of the e-mail in the session's list, else from the directory of people, as where a session has
 * no list; null without either.
 */
export const REAL_NAME = sql<string | null>`coalesce(
  (
    select allowed_players.name from allowed_players
    where allowed_players.session = participants.session and allowed_players.entry = participants.email
  ),
  (select people.name from people where people.email = participants.email)
)`;
