/** What every correction has in common: it is a set of new events in the ledger, made by someone, for a reason. */
import type { Transaction } from 'kysely';
import type { ScoreEventKind } from '#schemas/participants.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { DatabaseKind } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { isId, newId } from '../identifiers.ts';
import { isPlaying, type LockedParticipant, lockParticipants } from './lock.ts';

export interface Correction {
  readonly transaction: Transaction<Tables>;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  /** Username of the facilitator. */
  readonly actor: string;
  readonly reason: string;
}

export interface Entry {
  readonly participant: string;
  readonly kind: ScoreEventKind;
  /** Hundredths. */
  readonly points: number;
  readonly challenge?: string;
  readonly round?: number;
  readonly idempotencyKey?: string | null;
}

export function unknownParticipant(field?: string): ServerError {
  return new ServerError(404, 'unknown-participant', 'This participant does not exist (any more).', field ? { field } : {});
}

/** The participants, kept for this correction alone. @throws ServerError 404 */
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

/** @throws ServerError 409 that says what became of the participant */
export async function mustPlay({ transaction }: Pick<Correction, 'transaction'>, participant: LockedParticipant): Promise<void> {
  if (isPlaying(participant)) return;
  const { email, merged_into } = participant;
  if (merged_into === null)
    throw new ServerError(409, 'participant-removed', `${email} was removed from the session. Reinstate this participant first.`);
  const heir = await transaction.selectFrom('participants').select('email').where('id', '=', merged_into).executeTakeFirst();
  throw new ServerError(
    409,
    'participant-merged',
    `${email} was merged into ${heir?.email ?? 'another participant'}, who has the points now. Correct that participant instead.`,
  );
}

/** Appends events. Answers how many were new: an entry whose idempotency key is known already is not written again. */
export async function appendEvents(
  { transaction, clock, actor, reason }: Correction,
  entries: readonly Entry[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const now = clock();
  const written = await transaction
    .insertInto('score_events')
    .values(
      entries.map(({ participant, kind, points, challenge = null, round = 0, idempotencyKey = null }) => ({
        id: newId(now),
        participant,
        challenge,
        kind,
        points,
        reason,
        at: isoTime(now),
        idempotency_key: idempotencyKey,
        round,
        actor,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['participant', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  return written.length;
}

/** Adds to a participant's total, and makes its row where there is none. @param points hundredths */
export async function addToStanding(
  { transaction, clock }: Correction,
  { id, session }: LockedParticipant,
  points: number,
): Promise<void> {
  await transaction
    .insertInto('standings')
    .values({ participant: id, session, points, reached_at: isoTime(clock()) })
    .onConflict((conflict) =>
      conflict.column('participant').doUpdateSet({
        points: (eb) => eb('standings.points', '+', eb.ref('excluded.points')),
        reached_at: (eb) => eb.ref('excluded.reached_at'),
      }),
    )
    .execute();
}

/** Sum of a participant's events, in hundredths. */
export async function totalOf({ transaction }: Correction, participant: string): Promise<number> {
  const { total } = await transaction
    .selectFrom('score_events')
    .select((eb) => eb.fn.sum('points').as('total'))
    .where('participant', '=', participant)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
