/** Hashes of erased addresses: enough to recognise an erased address in a backup or on a list, without storing it (docs/decisions/0066). */
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { ERASURE_KEY, settingOnce } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';

/** Hashes an address with the installation's own key: without the key, nobody can try addresses against the table. */
type HashAddress = (email: string) => string;

/** Creates the key on first use. Backups never hold it. */
export async function addressHash(database: Database): Promise<HashAddress> {
  const key = await settingOnce(database, ERASURE_KEY, () => randomBytes(32).toString('hex'));
  return hashWith(key);
}

function hashWith(key: string): HashAddress {
  return (email) => createHmac('sha256', key).update(email).digest('hex');
}

/** Stores an erased person's hash. @param at ISO 8601, UTC: a restore of an earlier backup leaves the address out */
export async function rememberErased(transaction: Transaction<Tables>, hash: string, at: string): Promise<void> {
  await transaction
    .insertInto('erased_people')
    .values({ hash, erased_at: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ erased_at: at }))
    .execute();
}

/** Hashes of people who were erased at this time or later. @param since ISO 8601, UTC */
export async function erasedSince({ query }: Pick<Database, 'query'>, since: string): Promise<ReadonlySet<string>> {
  const rows = await query.selectFrom('erased_people').select('hash').where('erased_at', '>=', since).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Erased addresses among the given ones; none where the installation has lost its key (docs/decisions/0066). Reads only, so that a preview
 * may call it. @param emails normalised
 */
export async function erasedAmong(query: Kysely<Tables>, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const erased = await erasedSince({ query }, '');
  if (erased.size === 0) return new Set();
  const setting = await query.selectFrom('settings').select('value').where('key', '=', ERASURE_KEY).executeTakeFirst();
  if (!setting) return new Set();
  const hashOf = hashWith(setting.value);
  return new Set(emails.filter((email) => erased.has(hashOf(email))));
}
