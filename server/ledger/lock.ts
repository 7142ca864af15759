/** Who a participant is while points are written: nobody is removed or merged in the middle of an attempt, nor the other way round. */
import type { Selectable, Transaction } from 'kysely';
import type { DatabaseKind } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';

export type LockedParticipant = Selectable<
  Pick<Tables['participants'], 'id' | 'session' | 'email' | 'team' | 'removed_at' | 'merged_into'>
>;

type Purpose = 'play' | 'penalise' | 'correct';

/** Identifiers of one statement: both databases limit its parameters, and a hint may be given to everybody. */
const MAX_AT_ONCE = 2_000;

/**
 * Reads participants, by id, and keeps them as they are until the transaction ends: 'play' shares them with other players' batches,
 * 'penalise' with those alone that hold no penalty, as penalties are counted before they are written, and 'correct' keeps everyone else
 * out. The first step of every transaction that writes points; the order after it is states, events, standings.
 */
export async function lockParticipants(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  ids: Iterable<string>,
  purpose: Purpose,
): Promise<ReadonlyMap<string, LockedParticipant>> {
  const inOrder = [...new Set(ids)].sort();
  const locked = new Map<string, LockedParticipant>();
  for (let from = 0; from < inOrder.length; from += MAX_AT_ONCE) {
    const wanted = transaction
      .selectFrom('participants')
      .select(['id', 'session', 'email', 'team', 'removed_at', 'merged_into'])
      .where('id', 'in', inOrder.slice(from, from + MAX_AT_ONCE))
      .orderBy('id');
    // SQLite's transactions take turns as writers from their start.
    const exclusive = () => (purpose === 'penalise' ? wanted.forNoKeyUpdate() : wanted.forUpdate());
    const locking = kind === 'sqlite' ? wanted : purpose === 'play' ? wanted.forKeyShare() : exclusive();
    for (const row of await locking.execute()) locked.set(row.id, row);
  }
  return locked;
}
