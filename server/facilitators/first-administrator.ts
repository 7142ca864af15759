/** Bootstrap of the first administrator: from the environment, or generated at the first start with a password that is printed once. */
import type { Transaction } from 'kysely';
import { generatePassword, hashPassword, passwordMatches } from '../access/passwords.ts';
import { endSignIns } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';
import { type Account, lockAccounts } from './account-rows.ts';
import { replacePassword } from './replace-password.ts';

const ADMINISTRATOR = 'administrator' as const;
/** Actor in the audit log, of SYSTEM_ACTORS: whoever starts the server. */
const ENVIRONMENT = 'environment';

/**
 * An account that is made, raised or given another password is in the audit log, and no start that changes nothing.
 * @returns the generated password; null when there is an administrator already, or passwords do not sign in
 */
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
async function takeFromEnvironment(username: string, password: string, { query, kind }: Database, clock: Clock): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    // All accounts are locked while the password is hashed, so that processes that start together change the account once.
    const account = (await lockAccounts(transaction, kind)).find((one) => one.username === username);
    await transaction.updateTable('facilitators').set({ from_environment: 0 }).where('username', '<>', username).execute();
    if (!account) return makeAdministrator(transaction, { username, password, from_environment: 1 }, clock);
    const { id, role } = account;
    await transaction
      .updateTable('facilitators')
      .set({ role: ADMINISTRATOR, from_environment: 1 })
      .where('id', '=', id)
      .execute();
    const newPassword = !(await passwordMatches(password, account.password));
    if (newPassword) await replacePassword(transaction, account, await hashPassword(password));
    if (!newPassword && role === ADMINISTRATOR) return;
    const raised = role === ADMINISTRATOR ? {} : { formerRole: role };
    const detail = { username, role: ADMINISTRATOR, ...raised, ...(newPassword && { newPassword }) };
    await audit(transaction, clock, { actor: ENVIRONMENT, action: 'facilitator-changed', subject: id, detail });
  });
}

async function makeOne({ adminUsername: username }: Config, { query, kind }: Database, clock: Clock): Promise<string | null> {
  return query.transaction().execute(async (transaction) => {
    // Of processes that start together, the first one's account and password are stored.
    const all = await lockAccounts(transaction, kind);
    if (all.some((one) => one.role === ADMINISTRATOR || one.username === username)) return null;
    const password = generatePassword();
    await makeAdministrator(transaction, { username, password, from_environment: 0 }, clock);
    return password;
  });
}

async function makeAdministrator(
  transaction: Transaction<Tables>,
  { username, password, from_environment }: Pick<Account, 'username' | 'password' | 'from_environment'>,
  clock: Clock,
): Promise<void> {
  const at = clock();
  const row = { id: newId(at), username, role: ADMINISTRATOR, password: await hashPassword(password), from_environment };
  await transaction
    .insertInto('facilitators')
    .values({ ...row, created_at: isoTime(at) })
    .execute();
  // Sign-ins and phones of a former account of this name end.
  await endSignIns(transaction, username);
  const detail = { username, role: ADMINISTRATOR };
  await audit(transaction, clock, { actor: ENVIRONMENT, action: 'facilitator-created', subject: row.id, detail });
}
