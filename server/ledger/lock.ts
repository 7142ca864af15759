/** Row locks on participants while points are written, so that removals and merges never overlap with attempts. */
import type { CompiledQuery, Kysely, Selectable, Transaction } from 'kysely';
import type { DatabaseKind } from '../database/migration.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';

export type LockedParticipant = Selectable<
  Pick<Tables['participants'], 'id' | 'session' | 'email' | 'team' | 'removed_at' | 'merged_into'>
>;

type Purpose = 'play' | 'penalise' | 'correct';

const inOrder = (query: Kysely<Tables>, people: readonly Pick<LockedParticipant, 'id'>[]) =>
  query
    .selectFrom('participants')
    .select(['id', 'session', 'email', 'team', 'removed_at', 'merged_into'])
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .orderBy('id');
const byId = (id: string) => ({ id });

/** SQLite needs no row locks: its transactions (`begin immediate`) are serialized. */
const READING = preparedStatement(byId, inOrder);
const LOCKING: Readonly<Record<Purpose, typeof READING>> = {
  play: preparedStatement(byId, (query, people) => inOrder(query, people).forKeyShare()),
  penalise: preparedStatement(byId, (query, people) => inOrder(query, people).forNoKeyUpdate()),
  correct: preparedStatement(byId, (query, people) => inOrder(query, people).forUpdate()),
};

/**
 * Reads and locks participants, ordered by id, until the transaction ends. 'play' is a shared lock; 'penalise' excludes other batches with
 * penalties, as penalties are counted before they are written; 'correct' is exclusive. Lock ordering: every transaction that writes points
 * locks participants first, then states, events, standings.
 */
export async function lockParticipants(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  ids: Iterable<string>,
  purpose: Purpose,
): Promise<ReadonlyMap<string, LockedParticipant>> {
  const once = [...new Set(ids)].sort();
  if (once.length === 0) return new Map();
  const statement = kind === 'sqlite' ? READING : LOCKING[purpose];
  return new Map((await statement(transaction, once)).map((row) => [row.id, row]));
}

/** The statement of {@link lockParticipants}. @param ids 1 to 2,000 */
export function lockingParticipants(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  ids: Iterable<string>,
  purpose: Purpose,
): CompiledQuery<LockedParticipant> {
  return (kind === 'sqlite' ? READING : LOCKING[purpose]).withValues(transaction, [...new Set(ids)].sort());
}
