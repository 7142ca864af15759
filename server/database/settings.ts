/** Settings that are generated once and stored, such as the key of variants. */
import type { Database } from './database.ts';

/** Name of the secret from which participants' variants are derived; the only setting that backups hold. */
export const VARIANT_KEY = 'variant-key';
/** Name of the secret with which erased addresses are hashed. */
export const ERASURE_KEY = 'erasure-key';

/** The stored value; without one, the value of `make`, which the first process stores for all. */
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
