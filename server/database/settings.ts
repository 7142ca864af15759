/** Values that are made once and then kept, such as the key of the variants. */
import type { Database } from './database.ts';

/** The stored value; when there is none, the one that `make` gives, stored by the first process to come. `made` says whether it was ours. */
export async function settingOnce(
  database: Database,
  key: string,
  make: () => string | Promise<string>,
): Promise<{ value: string; made: boolean }> {
  const read = () => database.query.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const known = await read();
  if (known) return { value: known.value, made: false };
  const mine = await make();
  await database.query
    .insertInto('settings')
    .values({ key, value: mine })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const value = (await read())?.value ?? mine;
  return { value, made: value === mine };
}
