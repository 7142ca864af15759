/** Who of a session's participants plays: neither removed by a facilitator nor merged into another. */
import { type SqlBool, sql } from 'kysely';

interface Whereabouts<At extends string | null = string | null> {
  readonly removed_at: At;
  readonly merged_into: At;
}

/** Of a row that is there. */
export function isPlaying<P extends Whereabouts>(participant: P | undefined): participant is P & Whereabouts<null> {
  return participant !== undefined && participant.removed_at === null && participant.merged_into === null;
}

/** The same of the rows of `participants` in a query. */
export const IS_PLAYING = sql<SqlBool>`(participants.removed_at is null and participants.merged_into is null)`;
