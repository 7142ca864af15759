/** Rows of accounts, and their conversion for the console. */
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Facilitator } from '#schemas/facilitators.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { textsOf } from '../session-model/stored-texts.ts';

export type Account = Selectable<Tables['facilitators']>;

/**
 * Reads all accounts and locks the table until the transaction ends, so that rules about all accounts (one administrator at least) hold
 * under concurrent calls. Lock ordering: this must be the transaction's first step.
 */
export async function lockAccounts(transaction: Transaction<Tables>, kind: DatabaseKind): Promise<readonly Account[]> {
  // SQLite needs no lock: its transactions (`begin immediate`) are serialized.
  if (kind === 'postgres') await sql`lock table facilitators in share row exclusive mode`.execute(transaction);
  return transaction.selectFrom('facilitators').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Stored instead of a password's hash, and different from every hash: the account signs in through a provider. */
export const NO_PASSWORD = '';

/** The public fields of an account, without the password's hash. */
export function publicAccount(account: Account): Facilitator {
  const { id, username, role, created_at, from_environment, language, password, departments } = account;
  return {
    id,
    username,
    role,
    createdAt: created_at,
    hasPassword: password !== NO_PASSWORD,
    fromEnvironment: from_environment === 1,
    language,
    departments: role === 'department' && departments !== null ? textsOf(departments) : [],
  };
}

/** @throws ServerError 409 where this is the only administrator */
export function mustLeaveOne(account: Pick<Account, 'id'>, all: readonly Account[]): void {
  if (all.some(({ id, role }) => role === 'administrator' && id !== account.id)) return;
  throw new ServerError(409, 'last-administrator', {
    en: 'This is the only administrator. Give the role to another account first.',
    fr: 'C’est le seul compte d’administration. Donnez d’abord ce rôle à un autre compte.',
  });
}

export function unknownFacilitator(): ServerError {
  return new ServerError(404, 'unknown-facilitator', {
    en: 'This account does not exist (any more).',
    fr: 'Ce compte n’existe pas (ou plus).',
  });
}

/** @throws ServerError 409 for the account that comes from the environment. */
export function mustBeOurs({ from_environment }: Pick<Account, 'from_environment'>): void {
  if (from_environment === 0) return;
  throw new ServerError(409, 'from-environment', {
    en: 'ADMIN_USERNAME and ADMIN_PASSWORD in the environment of the server give this account. Change them there and restart the server.',
    fr: 'Ce compte vient de ADMIN_USERNAME et ADMIN_PASSWORD, dans l’environnement du serveur. Changez-les là, puis redémarrez le serveur.',
  });
}
