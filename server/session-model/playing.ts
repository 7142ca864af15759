/** Condition of active participants: neither removed by a facilitator nor merged into another. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { invalidToken, ServerError } from '../errors.ts';

interface Whereabouts<At extends string | null = string | null> {
  readonly removed_at: At;
  readonly merged_into: At;
}

/** Whether a participant plays; false for a missing row. */
export function isPlaying<P extends Whereabouts>(participant: P | undefined): participant is P & Whereabouts<null> {
  return participant !== undefined && participant.removed_at === null && participant.merged_into === null;
}

/**
 * Error of a call whose participant stopped playing after it was authenticated (race). After a merge, the token belongs to the remaining
 * participant, so a retry succeeds; otherwise the player is logged out.
 */
export function noLongerPlaying(participant: Whereabouts | undefined): ServerError {
  if (participant === undefined || participant.removed_at !== null || participant.merged_into === null) return invalidToken();
  const message = 'Vos deux participations viennent d’être réunies. Réessayez dans un instant.';
  return new ServerError(503, 'merged', message, { retryAfter: 1 });
}

/** SQL condition on `participants`: active, neither removed nor merged. */
export const IS_PLAYING = sql<SqlBool>`(participants.removed_at is null and participants.merged_into is null)`;

/** Number of people who play in a session. */
export async function countPlaying(query: Kysely<Tables>, session: string): Promise<number> {
  const { people } = await query
    .selectFrom('participants')
    .select((eb) => eb.fn.countAll().as('people'))
    .where('session', '=', session)
    .where(IS_PLAYING)
    .executeTakeFirstOrThrow();
  return Number(people);
}
