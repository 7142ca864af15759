/** Reopening of a challenge: its award is taken back, and it can be solved again. */
import { toPoints } from '#engine/rules/scoring.ts';
import { audit } from '../audit/audit-log.ts';
import { ServerError } from '../errors.ts';
import { cellOf } from './cells.ts';
import {
  appendCorrections,
  type Correction,
  correctStanding,
  lockForCorrection,
  mustPlay,
  tellOfCorrection,
} from './correction.ts';
import { statesOf, storeStates } from './states.ts';

/** Takes a solve's award back; hints and failures are kept. @throws ServerError 404, 409 */
export async function reopen(correction: Correction, id: string, challenge: string): Promise<void> {
  const { transaction, clock, actor, reason } = correction;
  const participant = (await lockForCorrection(correction, id))(id);
  await mustPlay(correction, participant);
  const state = (await statesOf(transaction, [id])).find((row) => row.challenge === challenge);
  if (!state || state.points === null)
    throw new ServerError(
      409,
      'not-solved',
      {
        en: `${participant.email} has not solved this challenge: there is nothing to reopen.`,
        fr: `${participant.email} n’a pas réussi cette mission : il n’y a rien à rouvrir.`,
      },
      {
        field: 'challenge',
      },
    );
  const { points: award, round } = state;
  const open = { ...state, solved_at: null, points: null, round: round + 1 };
  await storeStates(transaction, [open]);
  await appendCorrections(correction, [{ participant: id, kind: 'reopening', points: 0 - award, challenge, round }]);
  await correctStanding(correction, participant, 0 - award);
  await audit(transaction, clock, {
    actor,
    action: 'challenge-reopened',
    subject: id,
    detail: { challenge, points: toPoints(award), reason },
  });
  await tellOfCorrection(correction, [{ participant, challenge, detail: { points: toPoints(0 - award), cell: cellOf(open) } }]);
}
