/** Standings: the total of each participant who plays, updated by the transaction that appends the events. */
import type { CompiledQuery, Transaction } from 'kysely';
import { sendAll } from '../database/one-trip.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';

interface Participant {
  readonly id: string;
  readonly session: string;
}

interface Gain {
  readonly participant: Participant;
  /** Points in hundredths; negative for a loss. */
  readonly points: number;
  /** Time of the change, ISO 8601, UTC. */
  readonly at: string;
}

const open = preparedStatement(
  ({ id, session, at }: Participant & { readonly at: string }) => ({ participant: id, session, points: 0, reached_at: at }),
  (query, rows) =>
    query
      .insertInto('standings')
      .values(rows)
      .onConflict((conflict) => conflict.column('participant').doNothing()),
);

/**
 * The statements that create standings of new players; existing standings are not changed.
 * @param people at most 2,000 @param at ISO 8601
 */
export function openingStandings(
  transaction: Transaction<Tables>,
  people: readonly Participant[],
  at: string,
): readonly CompiledQuery<unknown>[] {
  const each = [...new Map(people.map(({ id, session }) => [id, { id, session, at }])).values()];
  each.sort((a, b) => (a.id < b.id ? -1 : 1));
  return each.length === 0 ? [] : [open.withValues(transaction, each)];
}

/** Deletes the standings of participants who no longer play. */
export async function closeStandings(transaction: Transaction<Tables>, participants: readonly string[]): Promise<void> {
  await transaction.deleteFrom('standings').where('participant', 'in', participants).execute();
}

/** Totals of these participants, in hundredths, by identifier. */
export async function totalsOf(transaction: Transaction<Tables>, participants: readonly string[]): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('standings')
    .select(['participant', 'points'])
    .where('participant', 'in', participants)
    .execute();
  return new Map(rows.map(({ participant, points }) => [participant, points]));
}

const addGains = preparedStatement(
  ({ participant: { id, session }, points, at }: Gain) => ({ participant: id, session, points, reached_at: at }),
  (query, rows) =>
    query
      .insertInto('standings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('participant').doUpdateSet({
          points: (eb) => eb('standings.points', '+', eb.ref('excluded.points')),
          reached_at: (eb) => eb.ref('excluded.reached_at'),
        }),
      ),
);

/** Adds to totals. If a participant's gains sum up to 0, `reached_at` is not changed. */
export function addToStandings(transaction: Transaction<Tables>, gains: readonly Gain[]): Promise<void> {
  return sendAll(transaction, addingToStandings(transaction, gains));
}

/** The statements of {@link addToStandings}. @param gains of at most 2,000 participants */
export function addingToStandings(transaction: Transaction<Tables>, gains: readonly Gain[]): readonly CompiledQuery<unknown>[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const points = (sums.get(gain.participant.id)?.points ?? 0) + gain.points;
    sums.set(gain.participant.id, { ...gain, points });
  }
  const changing = [...sums.values()]
    .filter(({ points }) => points !== 0)
    .sort((a, b) => (a.participant.id < b.participant.id ? -1 : 1));
  return changing.length === 0 ? [] : [addGains.withValues(transaction, changing)];
}
