/** The addresses that were erased, as hashes: enough to know one again in a backup, and to tell none (decision: docs/security.md). */
import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { ERASURE_KEY, settingOnce } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';

/** Hashes an address with the installation's own key: without the key, nobody can try addresses against the table. */
type HashAddress = (email: string) => string;

/** Creates the key on first use. Backups never hold it. */
export async function addressHash(database: Database): Promise<HashAddress> {
  const key = await settingOnce(database, ERASURE_KEY, () => randomBytes(32).toString('hex'));
  return (email) => createHmac('sha256', key).update(email).digest('hex');
}

/** @param at ISO 8601, UTC: backups from before bring the address back no more */
export async function rememberErased(transaction: Transaction<Tables>, hash: string, at: string): Promise<void> {
  await transaction
    .insertInto('erased_people')
    .values({ hash, erased_at: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ erased_at: at }))
    .execute();
}

/** Hashes of those who were erased at this time or later. @param since ISO 8601, UTC */
export async function erasedSince({ query }: Pick<Database, 'query'>, since: string): Promise<ReadonlySet<string>> {
  const rows = await query.selectFrom('erased_people').select('hash').where('erased_at', '>=', since).execute();
  return new Set(rows.map(({ hash }) => hash));
}
