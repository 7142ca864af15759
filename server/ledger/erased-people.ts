/**
 * Hashes of erased people's addresses and of the identifiers of their rows: enough to recognise an erased person in a backup or on a list,
 * without storing either (docs/decisions/0066).
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { ERASURE_KEY, settingOnce } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Hashes an address or an identifier with the installation's own key: without the key, nobody can try addresses against the table. The two
 * are never equal, as an address has an @.
 */
type ErasureHash = (value: string) => string;

/** Creates the key on first use. Backups never hold it. */
export async function erasureHash(database: Database): Promise<ErasureHash> {
  const key = await settingOnce(database, ERASURE_KEY, () => randomBytes(32).toString('hex'));
  return hashWith(key);
}

function hashWith(key: string): ErasureHash {
  return (value) => createHmac('sha256', key).update(value).digest('hex');
}

/** Stores an erased person's hashes. @param at ISO 8601, UTC: a restore of an earlier backup leaves the person out */
export async function rememberErased(transaction: Transaction<Tables>, hashes: readonly string[], at: string): Promise<void> {
  await transaction
    .insertInto('erased_people')
    .values(hashes.map((hash) => ({ hash, erased_at: at })))
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
