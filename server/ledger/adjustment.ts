/** Adjustment: points given or taken by a facilitator. */
import { toPoints } from '#engine/rules/scoring.ts';
import { audit } from '../audit/audit-log.ts';
import {
  appendCorrections,
  type Correction,
  correctStanding,
  lockForCorrection,
  mustPlay,
  tellOfCorrection,
} from './correction.ts';

/**
 * Adds to a participant's score. @param points hundredths, not 0 @param idempotencyKey a call with a known key has no effect; null has no
 * such protection
 * @throws ServerError 404, 409
 */
export async function adjust(correction: Correction, id: string, points: number, idempotencyKey: string | null): Promise<void> {
  const participant = (await lockForCorrection(correction, id))(id);
  await mustPlay(correction, participant);
  // The prefix separates this key from the keys of the player's own penalties, which contain no colon.
  const key = idempotencyKey === null ? null : `console:${idempotencyKey}`;
  const written = await appendCorrections(correction, [{ participant: id, kind: 'adjustment', points, idempotencyKey: key }]);
  if (written === 0) return;
  await correctStanding(correction, participant, points);
  await audit(correction.transaction, correction.clock, {
    actor: correction.actor,
    action: 'points-adjusted',
    subject: id,
    detail: { points: toPoints(points), reason: correction.reason },
  });
  await tellOfCorrection(correction, [{ participant, detail: { points: toPoints(points) } }]);
}
