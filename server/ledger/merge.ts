/** Merges two participants who are one person with two e-mails. */
import type { Transaction } from 'kysely';
import { toPoints } from '#engine/rules/scoring.ts';
import { handOverLogins } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import {
  appendCorrections,
  type Correction,
  correctStanding,
  lockForCorrection,
  mustPlay,
  tellOfCorrection,
} from './correction.ts';
import { handOverDebriefsTold } from './debriefs-told.ts';
import { sumOfEvents } from './events.ts';
import { handOverJudgements } from './judgements.ts';
import { planMerge } from './merge-plan.ts';
import { closeStandings } from './standings.ts';
import { statesOf, storeStates } from './states.ts';

/**
 * Merges one participant into another of the same session, who keeps the better award of each challenge. Devices logged in as the first
 * participant play on as the second. Idempotent.
 * @throws ServerError 400, 404, 409
 */
export async function merge(correction: Correction, from: string, into: string): Promise<void> {
  const { transaction, clock, actor, reason } = correction;
  if (from === into)
    throw new ServerError(
      400,
      'same-participant',
      { en: 'Choose another participant to merge into.', fr: 'Choisissez un autre participant avec qui fusionner.' },
      { field: 'into' },
    );
  const locked = await lockForCorrection(correction, from, into);
  const going = locked(from);
  const staying = locked(into, 'into');
  if (going.session !== staying.session)
    throw new ServerError(
      400,
      'other-session',
      { en: 'Both participants must be of the same session.', fr: 'Les deux participants doivent être de la même session.' },
      { field: 'into' },
    );
  if (going.merged_into === into) return;
  await mustPlay(correction, going);
  await mustPlay(correction, staying);

  const states = await statesOf(transaction, [from, into]);
  const plan = planMerge(
    into,
    states.filter(({ participant }) => participant === from),
    states.filter(({ participant }) => participant === into),
  );
  const total = await sumOfEvents(transaction, from);
  const rest = total - plan.awards;
  const gained = plan.gains.reduce((sum, { points }) => sum + points, rest);

  await transaction.updateTable('participants').set({ merged_into: into }).where('id', '=', from).execute();
  // Participants that were merged into the first one earlier now point to the second.
  await transaction.updateTable('participants').set({ merged_into: into }).where('merged_into', '=', from).execute();
  await storeStates(transaction, plan.states);
  await appendCorrections(correction, [
    ...plan.gains.map((gain) => ({ participant: into, kind: 'merge' as const, ...gain })),
    ...(rest === 0 ? [] : [{ participant: into, kind: 'merge' as const, points: rest }]),
    { participant: from, kind: 'merge', points: 0 - total },
  ]);
  await closeStandings(transaction, [from]);
  await correctStanding(correction, staying, gained);
  await handOverLogins(transaction, from, into);
  await handOverAnswers(transaction, from, into);
  await handOverJudgements(transaction, from, into);
  await handOverDebriefsTold(transaction, from, into);
  await audit(transaction, clock, {
    actor,
    action: 'participant-merged',
    subject: from,
    detail: { into, points: toPoints(gained), reason },
  });
  await tellOfCorrection(correction, [
    { participant: going, other: into, detail: { points: toPoints(0 - total) } },
    { participant: staying, detail: { points: toPoints(gained) } },
  ]);
}

/** Moves recall answers; if both answered a question, the remaining participant's answer is kept. */
async function handOverAnswers(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const own = transaction.selectFrom('retrieval_answers').select('challenge').where('participant', '=', into);
  await transaction
    .updateTable('retrieval_answers')
    .set({ participant: into })
    .where('participant', '=', from)
    .where('challenge', 'not in', own)
    .execute();
}
