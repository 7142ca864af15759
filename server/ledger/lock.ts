/** Row locks on participants while points are written, so that removals and merges never overlap with attempts. */
import type { Selectable, Transaction } from 'kysely';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';

export type LockedParticipant = Selectable<
  Pick<Tables['participants'], 'id' | 'session' | 'email' | 'team' | 'removed_at' | 'merged_into'>
>;

type Purpose = 'play' | 'penalise' | 'correct';

/** Identifiers of one statement: both databases limit its parameters, and a hint may be granted to everybody. */
const MAX_AT_ONCE = 2_000;

/**
 * Reads and locks participants, by id, until the transaction ends. 'play' is a shared lock; 'penalise' excludes other batches with
 * penalties, as penalties are counted before they are written; 'correct' is exclusive. Lock ordering: this is the first step of every
 * transaction that writes points, then states, events, standings.
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
    // SQLite needs no row locks: its transactions (`begin immediate`) are serialized.
    const exclusive = () => (purpose === 'penalise' ? wanted.forNoKeyUpdate() : wanted.forUpdate());
    const locking = kind === 'sqlite' ? wanted : purpose === 'play' ? wanted.forKeyShare() : exclusive();
    for (const row of await locking.execute()) locked.set(row.id, row);
  }
  return locked;
}
