/** What an account that is removed leaves behind in sessions. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Ends what an account has to say about deletions, within the transaction that removes it: its sessions belong to nobody, until an
 * administrator hands them over, and its requests are gone. A later account of the same name gets neither.
 * @returns the number of sessions
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
