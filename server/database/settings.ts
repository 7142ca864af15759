/** Settings that are generated once and stored, such as the key of variants. */
import type { Database } from './database.ts';

/** Name of the secret from which participants' variants are derived; the only setting that backups hold. */
export const VARIANT_KEY = 'variant-key';
/** Name of the secret with which erased addresses are hashed. */
export const ERASURE_KEY = 'erasure-key';

/** Name of the secret that signs a provider's statements about a player (server/sessions/verified-pass.ts). */
export const PASS_KEY = 'pass-key';

/**
 * Name of the setting with the retention of sessions in days, used where `RETENTION_DAYS` is not set. Written when a database is made: a
 * database of 1.0.0 has no such setting, as that release promised to keep everything.
 */
export const DEFAULT_RETENTION = 'default-retention-days';
/** Half a year: long enough for the report after three months, for a complaint and for a second workshop. */
export const DEFAULT_RETENTION_DAYS = 180;

/** The stored value; if there is none yet, the value of `make`, which the first process stores for all. */
export async function settingOnce(database: Database, key: string, make: () => string): Promise<string> {
  const read = () => database.query.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  const mine = make();
  await database.query
    .insertInto('settings')
    .values({ key, value: mine })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await read())?.value ?? mine;
}
