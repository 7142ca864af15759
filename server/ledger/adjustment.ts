/** Points given or taken by a facilitator, and a challenge opened again. */
import { toPoints } from '#engine/rules/scoring.ts';
import { audit } from '../audit/audit-log.ts';
import { ServerError } from '../errors.ts';
import { addToStanding, appendEvents, type Correction, lockForCorrection, mustPlay } from './correction.ts';

/**
 * Adds to a participant's score. @param points hundredths, not 0 @param key the same key counts once; null counts every time
 * @throws ServerError 404, 409
 */
export async function adjust(correction: Correction, id: string, points: number, key: string | null): Promise<void> {
  const participant = (await lockForCorrection(correction, id))(id);
  await mustPlay(correction, participant);
  // The colon keeps it apart from the keys of the player's own penalties, which have none.
  const idempotencyKey = key === null ? null : `console:${key}`;
  const written = await appendEvents(correction, [{ participant: id, kind: 'adjustment', points, idempotencyKey }]);
  if (written === 0) return;
  await addToStanding(correction, participant, points);
  await audit(correction.transaction, correction.clock, {
    actor: correction.actor,
    action: 'points-adjusted',
    subject: id,
    detail: { participant: participant.email, points: toPoints(points), reason: correction.reason },
  });
}

/** Takes a solve's award back, so that the challenge can be solved again; hints and failures stay. @throws ServerError 404, 409 */
export async function reopen(correction: Correction, id: string, challenge: string): Promise<void> {
  const { transaction, clock, actor, reason } = correction;
  const participant = (await lockForCorrection(correction, id))(id);
  await mustPlay(correction, participant);
  const solved = await transaction
    .selectFrom('challenge_states')
    .select(['challenge', 'points', 'round'])
    .where('participant', '=', id)
    .where('points', 'is not', null)
    .execute();
  const state = solved.find((row) => row.challenge === challenge);
  if (!state)
    throw new ServerError(409, 'not-solved', `${participant.email} has not solved this challenge: there is nothing to reopen.`, {
      field: 'challenge',
    });
  const award = state.points ?? 0;
  await transaction
    .updateTable('challenge_states')
    .set({ solved_at: null, points: null, round: state.round + 1 })
    .where('participant', '=', id)
    .where('challenge', '=', state.challenge)
    .execute();
  await appendEvents(correction, [
    { participant: id, kind: 'reopening', points: award === 0 ? 0 : -award, challenge: state.challenge, round: state.round },
  ]);
  if (award !== 0) await addToStanding(correction, participant, -award);
  await audit(transaction, clock, {
    actor,
    action: 'challenge-reopened',
    subject: id,
    detail: { participant: participant.email, challenge: state.challenge, points: toPoints(award), reason },
  });
}
