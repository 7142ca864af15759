/** Who of a session's participants plays: neither removed by a facilitator nor merged into another. */
import { type SqlBool, sql } from 'kysely';
import { invalidToken, ServerError } from '../errors.ts';

interface Whereabouts<At extends string | null = string | null> {
  readonly removed_at: At;
  readonly merged_into: At;
}

/** Of a row that is there. */
export function isPlaying<P extends Whereabouts>(participant: P | undefined): participant is P & Whereabouts<null> {
  return participant !== undefined && participant.removed_at === null && participant.merged_into === null;
}

/**
 * What a player's call is answered with that was let in when this participant still played. Whoever was merged since plays on, as
 * another participant, with the next call of the same token; everybody else is logged out.
 */
export function noLongerPlaying(participant: Whereabouts | undefined): ServerError {
  if (participant === undefined || participant.removed_at !== null || participant.merged_into === null) return invalidToken();
  const message = 'Vos deux participations viennent d’être réunies. Réessayez dans un instant.';
  return new ServerError(503, 'merged', message, { retryAfter: 1 });
}

/** Who plays, of the rows of `participants` in a query. */
export const IS_PLAYING = sql<SqlBool>`(participants.removed_at is null and participants.merged_into is null)`;
