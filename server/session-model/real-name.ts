/** The name under which the organisation knows a participant. */
import { sql } from 'kysely';

/**
 * SQL expression for queries on participants: the name in the list entry with the participant's e-mail; else the name in the directory, as
 * for a session without a list. Null without either.
 */
export const REAL_NAME = sql<string | null>`coalesce(
  (
    select allowed_players.name from allowed_players
    where allowed_players.session = participants.session and allowed_players.entry = participants.email
  ),
  (select people.name from people where people.email = participants.email)
)`;
