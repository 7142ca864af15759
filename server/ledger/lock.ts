/** Who a participant is while points are written: nobody is removed or merged in the middle of an attempt, nor the other way round. */
import type { Selectable, Transaction } from 'kysely';
import type { DatabaseKind } from '../database/migrations.ts';
import type { ParticipantsTable, Tables } from '../database/tables.ts';

export type LockedParticipant = Selectable<
  Pick<ParticipantsTable, 'id' | 'session' | 'email' | 'team' | 'removed_at' | 'merged_into'>
>;

/**
 * Reads participants, by id, and keeps them as they are until the transaction ends: 'play' shares them with other players' batches,
 * 'correct' keeps everyone else out. The first step of every transaction that writes points; the order after it is states, events,
 * standings.
 */
export async function lockParticipants(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  ids: Iterable<string>,
  purpose: 'play' | 'correct',
): Promise<ReadonlyMap<string, LockedParticipant>> {
  const wanted = transaction
    .selectFrom('participants')
    .select(['id', 'session', 'email', 'team', 'removed_at', 'merged_into'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id');
  // SQLite's transactions take turns as writers from their start.
  const locking = kind === 'sqlite' ? wanted : purpose === 'play' ? wanted.forKeyShare() : wanted.forUpdate();
  return new Map((await locking.execute()).map((row) => [row.id, row]));
}
