/** The common part of all corrections: new events in the ledger, with an actor and a reason. */
import type { Transaction } from 'kysely';
import { MAX_SCORE } from '#schemas/console-constants.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownParticipant } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { appendEvents, type NewEvent } from '../live/log.ts';
import { isPlaying } from '../session-model/playing.ts';
import { appendScoreEvents, type ScoreEvent } from './events.ts';
import { type LockedParticipant, lockParticipants } from './lock.ts';
import { isFurtherThanAllowed } from './score-bounds.ts';
import { addToStandings, totalsOf } from './standings.ts';

export interface Correction {
  readonly transaction: Transaction<Tables>;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  /** Username of the facilitator. */
  readonly actor: string;
  readonly reason: string;
}

/** Locks the participants exclusively. @throws ServerError 404 */
export async function lockForCorrection(
  { transaction, kind }: Pick<Correction, 'transaction' | 'kind'>,
  ...ids: readonly string[]
): Promise<(id: string, field?: string) => LockedParticipant> {
  const possible = ids.filter(isId);
  const rows = possible.length === 0 ? new Map() : await lockParticipants(transaction, kind, possible, 'correct');
  return (id, field) => {
    const row: LockedParticipant | undefined = rows.get(id);
    if (!row) throw unknownParticipant(field);
    return row;
  };
}

/** Refuses removed or merged participants. @throws ServerError 409 that says which of the two */
export async function mustPlay({ transaction }: Pick<Correction, 'transaction'>, participant: LockedParticipant): Promise<void> {
  if (isPlaying(participant)) return;
  const { email, merged_into } = participant;
  if (merged_into === null)
    throw new ServerError(409, 'participant-removed', {
      en: `${email} was removed from the session. Reinstate this participant first.`,
      fr: `${email} a été retiré de la session. Réintégrez d’abord ce participant.`,
    });
  const heir = await transaction.selectFrom('participants').select('email').where('id', '=', merged_into).executeTakeFirst();
  throw new ServerError(409, 'participant-merged', {
    en: `${email} was merged into ${heir?.email ?? 'another participant'}, who has the points now. Correct that participant instead.`,
    fr: `${email} a été fusionné avec ${heir?.email ?? 'un autre participant'}, qui a désormais les points. Corrigez plutôt celui-ci.`,
  });
}

/** Appends the correction's events to the session's log, as its last step. */
export async function tellOfCorrection(
  { transaction, kind, clock, actor }: Correction,
  about: readonly (Pick<NewEvent, 'other' | 'challenge' | 'detail'> & { readonly participant: LockedParticipant })[],
): Promise<void> {
  const at = isoTime(clock());
  await appendEvents(
    transaction,
    kind,
    about.map(({ participant: { id, session }, detail, ...more }) => ({
      ...more,
      session,
      participant: id,
      kind: 'correction',
      at,
      detail: { ...detail, actor },
    })),
  );
}

type CorrectingEvent = Omit<ScoreEvent, 'at' | 'reason' | 'actor'>;

/** Appends a correction's score events and updates the standing. @returns number of new events */
export async function appendCorrections(
  { transaction, clock, actor, reason }: Correction,
  events: readonly CorrectingEvent[],
): Promise<number> {
  const at = isoTime(clock());
  return (
    await appendScoreEvents(
      transaction,
      events.map((event) => ({ ...event, reason, actor, at })),
    )
  ).length;
}

/** Does the same as `addToStanding`, and keeps the score within its bounds (`score-bounds.ts`). @throws ServerError 409 */
export async function correctStanding(correction: Correction, participant: LockedParticipant, points: number): Promise<void> {
  await addToStanding(correction, participant, points);
  const total = (await totalsOf(correction.transaction, [participant.id])).get(participant.id) ?? 0;
  if (isFurtherThanAllowed(total, points))
    throw new ServerError(
      409,
      'score-out-of-bounds',
      {
        en: `This would take the score of ${participant.email} beyond ${MAX_SCORE} points, up or down. Correct the score first.`,
        fr: `Le score de ${participant.email} dépasserait ${MAX_SCORE} points, en plus ou en moins. Corrigez d’abord le score.`,
      },
      { field: 'points' },
    );
}

/** @param points hundredths */
export function addToStanding({ transaction, clock }: Correction, participant: LockedParticipant, points: number): Promise<void> {
  return addToStandings(transaction, [{ participant, points, at: isoTime(clock()) }]);
}
