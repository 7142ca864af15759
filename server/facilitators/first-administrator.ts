/** Bootstrap of the first administrator: from the environment, or generated at the first start with a password that is printed once. */
import { generatePassword, hashPassword, passwordMatches } from '../access/passwords.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../identifiers.ts';
import { replacePassword } from './replace-password.ts';

/** @returns the generated password; null when there is an administrator already, or passwords do not sign in */
export async function ensureFirstAdministrator(config: Config, database: Database, clock: Clock): Promise<string | null> {
  if (config.adminPassword === null) {
    await database.query.updateTable('facilitators').set({ from_environment: 0 }).where('from_environment', '=', 1).execute();
    // Without sign-in by password, a printed password would be useless.
    return config.consolePasswords ? makeOne(config, database, clock) : null;
  }
  await takeFromEnvironment(config.adminUsername, config.adminPassword, database, clock);
  return null;
}

/** The start's message with a generated password, which is shown nowhere else. */
export function firstAdministratorMessage({ adminUsername }: Pick<Config, 'adminUsername'>, password: string): string {
  return `Administrator: ${adminUsername} / ${password} (shown this once; only its hash is stored)`;
}

/**
 * The environment takes precedence: its account is stored at each start. A changed password revokes whatever else opens the account, as a
 * person who knew the former one may have added a passkey or an API token, or may own the account that the environment now names.
 */
async function takeFromEnvironment(username: string, password: string, { query }: Database, clock: Clock): Promise<void> {
  const known = await query
    .selectFrom('facilitators')
    .select(['id', 'password'])
    .where('username', '=', username)
    .executeTakeFirst();
  const unchanged = known !== undefined && (await passwordMatches(password, known.password));
  const hash = unchanged ? known.password : await hashPassword(password);
  await query.transaction().execute(async (transaction) => {
    await transaction.updateTable('facilitators').set({ from_environment: 0 }).where('username', '<>', username).execute();
    await transaction
      .insertInto('facilitators')
      .values({
        id: newId(clock()),
        username,
        role: 'administrator',
        password: hash,
        from_environment: 1,
        created_at: isoTime(clock()),
      })
      .onConflict((conflict) =>
        conflict.column('username').doUpdateSet({ role: 'administrator', password: hash, from_environment: 1 }),
      )
      .execute();
    if (known && !unchanged) await replacePassword(transaction, { id: known.id, username }, hash);
  });
}

async function makeOne({ adminUsername }: Config, { query }: Database, clock: Clock): Promise<string | null> {
  const administrator = await query
    .selectFrom('facilitators')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst();
  if (administrator) return null;
  const password = generatePassword();
  // Of processes that start together, the first one's account and password are stored.
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('facilitators')
    .values({
      id: newId(clock()),
      username: adminUsername,
      role: 'administrator',
      password: await hashPassword(password),
      from_environment: 0,
      created_at: isoTime(clock()),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1 ? password : null;
}
