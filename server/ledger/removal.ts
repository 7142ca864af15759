/** Removal of a participant from the session, and reinstatement. */
import { toPoints } from '#engine/rules/scoring.ts';
import { endLogins } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { isoTime } from '../clock.ts';
import { sendAll } from '../database/one-trip.ts';
import {
  addToStanding,
  appendCorrections,
  type Correction,
  lockForCorrection,
  mustPlay,
  tellOfCorrection,
} from './correction.ts';
import { sumOfEvents } from './events.ts';
import { closeStandings, openingStandings } from './standings.ts';

/** Removes a participant: takes back all points and revokes the logins. Idempotent. @throws ServerError 404, 409 */
export async function remove(correction: Correction, id: string): Promise<void> {
  const { transaction, clock, actor, reason } = correction;
  const participant = (await lockForCorrection(correction, id))(id);
  if (participant.removed_at !== null) return;
  await mustPlay(correction, participant);
  const total = await sumOfEvents(transaction, id);
  // Subtraction, because negating 0 would give −0.
  const points = 0 - total;
  await transaction
    .updateTable('participants')
    .set({ removed_at: isoTime(clock()) })
    .where('id', '=', id)
    .execute();
  await appendCorrections(correction, [{ participant: id, kind: 'removal', points }]);
  await closeStandings(transaction, [id]);
  await endLogins(transaction, [id]);
  await audit(transaction, clock, {
    actor,
    action: 'participant-removed',
    subject: id,
    detail: { points: toPoints(total), reason },
  });
  await tellOfCorrection(correction, [{ participant, detail: { points: toPoints(points) } }]);
}

/**
 * Reinstates a removed participant with the points that the removal took; the player has to log in again. Idempotent. @throws ServerError
 * 404, 409
 */
export async function reinstate(correction: Correction, id: string): Promise<void> {
  const { transaction, clock, actor, reason } = correction;
  const participant = (await lockForCorrection(correction, id))(id);
  if (participant.removed_at === null) return mustPlay(correction, participant);
  // A removal is followed only by removals and reinstatements, so their sum is the points that the last removal took.
  const points = 0 - (await sumOfEvents(transaction, id, ['removal', 'reinstatement']));
  await transaction.updateTable('participants').set({ removed_at: null }).where('id', '=', id).execute();
  await appendCorrections(correction, [{ participant: id, kind: 'reinstatement', points }]);
  await sendAll(transaction, openingStandings(transaction, [participant], isoTime(clock())));
  await addToStanding(correction, participant, points);
  await audit(transaction, clock, {
    actor,
    action: 'participant-reinstated',
    subject: id,
    detail: { points: toPoints(points), reason },
  });
  await tellOfCorrection(correction, [{ participant, detail: { points: toPoints(points) } }]);
}
