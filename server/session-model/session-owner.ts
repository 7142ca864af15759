/** Releases the sessions of an account that is removed. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Ends an account's role in deletions, within the transaction that removes the account. Its sessions have no owner until an administrator
 * hands them over, and its deletion requests are deleted. A later account with the same username gets neither.
 * @returns number of released sessions
 */
export async function releaseSessions(transaction: Kysely<Tables>, username: string): Promise<number> {
  await transaction.deleteFrom('deletion_requests').where('requested_by', '=', username).execute();
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ owner: null })
    .where('owner', '=', username)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
