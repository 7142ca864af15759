/** Score events, the source of every point. Append-only. */
import type { Transaction } from 'kysely';
import type { ScoreEventKind } from '#schemas/participants.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';

export interface ScoreEvent {
  readonly participant: string;
  readonly kind: ScoreEventKind;
  /** Points in hundredths. */
  readonly points: number;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly challenge?: string;
  readonly round?: number;
  readonly idempotencyKey?: string | null;
  /** Username of the facilitator who made the correction. */
  readonly actor?: string;
}

interface NewEvent extends ScoreEvent {
  readonly id: string;
}

const insertNew = preparedStatement(
  (event: NewEvent) => ({
    id: event.id,
    participant: event.participant,
    challenge: event.challenge ?? null,
    kind: event.kind,
    points: event.points,
    reason: event.reason,
    at: event.at,
    idempotency_key: event.idempotencyKey ?? null,
    round: event.round ?? 0,
    actor: event.actor ?? null,
  }),
  (query, rows) =>
    query
      .insertInto('score_events')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['participant', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
      )
      .returning('id'),
);

/** Appends events in this order. @returns the new ones: an event is not written again if its participant used its idempotency key before */
export async function appendScoreEvents<E extends ScoreEvent>(
  transaction: Transaction<Tables>,
  events: readonly E[],
): Promise<readonly E[]> {
  if (events.length === 0) return [];
  const named = events.map((event) => ({ ...event, id: newId(Date.parse(event.at)) }));
  const written = new Set((await insertNew(transaction, named)).map(({ id }) => id));
  return named.filter(({ id }) => written.has(id));
}

/** Sum of a participant's events, in hundredths. @param kinds restricts the sum to these kinds */
export async function sumOfEvents(
  transaction: Transaction<Tables>,
  participant: string,
  kinds?: readonly ScoreEventKind[],
): Promise<number> {
  let events = transaction
    .selectFrom('score_events')
    .select((eb) => eb.fn.sum('points').as('sum'))
    .where('participant', '=', participant);
  if (kinds) events = events.where('kind', 'in', kinds);
  const { sum } = await events.executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
