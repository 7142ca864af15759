/** Values that are made once and then kept, such as the key of the variants. */
import type { Database } from './database.ts';

/** Name of the setting from which every participant's variants follow; the only one that travels with a backup. */
export const VARIANT_KEY = 'variant-key';

/** The stored value; when there is none, the one that `make` gives, stored by the first process to come. */
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
