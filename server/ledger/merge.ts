/** One person with two e-mails becomes one participant. */
import { toPoints } from '#engine/rules/scoring.ts';
import { audit } from '../audit/audit-log.ts';
import { ServerError } from '../errors.ts';
import { addToStanding, appendEvents, type Correction, type Entry, lockForCorrection, mustPlay, totalOf } from './correction.ts';
import { planMerge, type StoredState } from './merge-plan.ts';

/**
 * Moves everything of one participant to another of the same session, who keeps the better award of each challenge. The device of
 * the one who goes plays on as the other. Merging the same two again changes nothing.
 * @throws ServerError 400, 404, 409
 */
export async function merge(correction: Correction, from: string, into: string): Promise<void> {
  const { transaction, clock, actor, reason } = correction;
  if (from === into)
    throw new ServerError(400, 'same-participant', 'Choose another participant to merge into.', { field: 'into' });
  const locked = await lockForCorrection(correction, from, into);
  const going = locked(from);
  const staying = locked(into, 'into');
  if (going.session !== staying.session)
    throw new ServerError(400, 'other-session', 'Both participants must be of the same session.', { field: 'into' });
  if (going.merged_into === into) return;
  await mustPlay(correction, going);
  await mustPlay(correction, staying);

  const states = await statesOf(correction, from, into);
  const plan = planMerge(
    into,
    states.filter(({ participant }) => participant === from),
    states.filter(({ participant }) => participant === into),
  );
  const total = await totalOf(correction, from);
  const rest = total - plan.awards;
  const gained = plan.gains.reduce((sum, { points }) => sum + points, rest);

  await transaction.updateTable('participants').set({ merged_into: into }).where('id', '=', from).execute();
  // Whoever went into this one before now belongs to the other.
  await transaction.updateTable('participants').set({ merged_into: into }).where('merged_into', '=', from).execute();
  await storeStates(correction, plan.states);
  const entries: Entry[] = plan.gains.map((gain) => ({ participant: into, kind: 'merge', ...gain }));
  if (rest !== 0) entries.push({ participant: into, kind: 'merge', points: rest });
  await appendEvents(correction, [...entries, { participant: from, kind: 'merge', points: total === 0 ? 0 : -total }]);
  await transaction.deleteFrom('standings').where('participant', '=', from).execute();
  if (gained !== 0) await addToStanding(correction, staying, gained);
  await transaction.updateTable('tokens').set({ participant: into }).where('participant', '=', from).execute();
  await audit(transaction, clock, {
    actor,
    action: 'participant-merged',
    subject: from,
    detail: { participant: going.email, into: staying.email, points: toPoints(gained), reason },
  });
}

function statesOf({ transaction }: Correction, ...participants: readonly string[]): Promise<StoredState[]> {
  return transaction
    .selectFrom('challenge_states')
    .selectAll()
    .where('participant', 'in', participants)
    .orderBy('participant')
    .orderBy('challenge')
    .execute();
}

async function storeStates({ transaction }: Correction, states: readonly StoredState[]): Promise<void> {
  if (states.length === 0) return;
  await transaction
    .insertInto('challenge_states')
    .values([...states])
    .onConflict((conflict) =>
      conflict.columns(['participant', 'challenge']).doUpdateSet({
        hints_shown: (eb) => eb.ref('excluded.hints_shown'),
        failures: (eb) => eb.ref('excluded.failures'),
        solved_at: (eb) => eb.ref('excluded.solved_at'),
        points: (eb) => eb.ref('excluded.points'),
      }),
    )
    .execute();
}
