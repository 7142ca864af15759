/** The name under which a facilitator invited somebody. */
import { sql } from 'kysely';

/** In a query on participants: from the entry of the e-mail in the session's list; null without one. */
export const REAL_NAME = sql<string | null>`(
  select allowed_players.name from allowed_players
  where allowed_players.session = participants.session and allowed_players.entry = participants.email
)`;
