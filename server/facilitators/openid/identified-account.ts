/** Account linking: the account that an identity signs in to, and its role. */
import type { Transaction } from 'kysely';
import { ROLES, USERNAME } from '#schemas/console-constants.ts';
import type { Role } from '#schemas/facilitators.ts';
import { emailNotVerified } from '../../access/openid/find-provider.ts';
import type { Identity } from '../../access/openid/identity.ts';
import { endSignIns } from '../../access/tokens.ts';
import { audit } from '../../audit/audit-log.ts';
import { type Clock, isoTime } from '../../clock.ts';
import type { DatabaseKind } from '../../database/migration.ts';
import type { Tables } from '../../database/tables.ts';
import { ServerError } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { OpenIdProvider } from '../../openid-config.ts';
import { type Account, lockAccounts, mustLeaveOne, NO_PASSWORD } from '../account-rows.ts';

interface Arrival {
  readonly provider: OpenIdProvider;
  readonly identity: Identity;
  readonly clock: Clock;
}

/**
 * The account of an identity, found by issuer and subject, within the caller's transaction. A verified e-mail finds only an account that
 * was invited under it and is not linked yet: a reassigned address gives no access to an account with a password or an identity.
 * @throws ServerError 403 for an identity without an account or a role; 409 for the only administrator, if the groups would take the role
 * away
 */
export async function identifiedAccount(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  arrival: Arrival,
): Promise<Pick<Account, 'id' | 'username' | 'language'>> {
  const all = await lockAccounts(transaction, kind);
  const { issuer, subject } = arrival.identity;
  const linked = await transaction
    .selectFrom('identities')
    .select('facilitator')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  const role = roleOf(arrival);
  const known = all.find(({ id }) => id === linked?.facilitator);
  if (known) {
    await giveRole(transaction, { account: known, role, all, arrival });
    return known;
  }
  const email = arrival.identity.email;
  if (email === null) throw emailNotVerified(arrival.provider);
  const found = await invited(transaction, email, all);
  if (found) await giveRole(transaction, { account: found, role, all, arrival });
  const makes = arrival.provider.accounts === 'first-sign-in' && role !== null;
  const account = found ?? (makes ? await makeAccount(transaction, email, role, arrival) : null);
  if (!account) throw notInvited();
  const { clock, provider } = arrival;
  const row = { issuer, subject, facilitator: account.id, created_at: isoTime(clock()) };
  await transaction.insertInto('identities').values(row).execute();
  await audit(transaction, clock, {
    actor: account.username,
    action: 'identity-linked',
    subject: account.id,
    detail: { username: account.username, provider: provider.key },
  });
  return account;
}

/** The highest role of the identity's groups; null where the provider's configuration gives no role by groups. @throws ServerError 403 */
function roleOf({ provider: { groups, name }, identity }: Arrival): Role | null {
  if (ROLES.every((role) => groups[role].length === 0)) return null;
  const role = ROLES.findLast((one) => groups[one].some((group) => identity.groups.includes(group)));
  if (role === undefined) throw noRole(name);
  return role;
}

/**
 * The account that was invited under this e-mail and is not linked yet.
 * @throws ServerError 403 for an account that has a password or an identity
 */
async function invited(transaction: Transaction<Tables>, email: string, all: readonly Account[]): Promise<Account | null> {
  const account = all.find(({ username }) => username.toLowerCase() === email.toLowerCase());
  if (!account) return null;
  const taken = await transaction
    .selectFrom('identities')
    .select('subject')
    .where('facilitator', '=', account.id)
    .executeTakeFirst();
  if (account.password !== NO_PASSWORD || taken) throw notInvited();
  return account;
}

interface Given {
  readonly account: Account;
  readonly role: Role | null;
  readonly all: readonly Account[];
  readonly arrival: Arrival;
}

/** The role is set from the groups at each sign-in, so that a role revoked by the organisation is revoked here. */
async function giveRole(transaction: Transaction<Tables>, { account, role, all, arrival }: Given): Promise<void> {
  if (role === null || role === account.role || account.from_environment === 1) return;
  if (role !== 'administrator') mustLeaveOne(account, all);
  await transaction.updateTable('facilitators').set({ role }).where('id', '=', account.id).execute();
  const { username } = account;
  const detail = { username, role, formerRole: account.role, provider: arrival.provider.key };
  await audit(transaction, arrival.clock, { actor: username, action: 'facilitator-changed', subject: account.id, detail });
}

async function makeAccount(transaction: Transaction<Tables>, email: string, role: Role, { provider, clock }: Arrival) {
  const username = email.toLowerCase();
  const { minLength, maxLength, pattern } = USERNAME;
  if (username.length < minLength || username.length > maxLength || !new RegExp(pattern, 'u').test(username)) throw noUsername();
  const at = clock();
  const row = {
    id: newId(at),
    username,
    role,
    password: NO_PASSWORD,
    from_environment: 0,
    created_at: isoTime(at),
    language: null,
    departments: null,
  };
  await transaction.insertInto('facilitators').values(row).execute();
  // Sign-ins and phones of a former account of this name end.
  await endSignIns(transaction, username);
  const detail = { username, role, provider: provider.key };
  await audit(transaction, clock, { actor: username, action: 'facilitator-created', subject: row.id, detail });
  return row;
}

function notInvited(): ServerError {
  return new ServerError(403, 'not-invited', {
    en: 'No account was prepared here for your e-mail address. Ask an administrator of the console to invite you.',
    fr: 'Aucun compte n’a été préparé ici pour votre adresse e-mail. Demandez à l’administration de la console de vous inviter.',
  });
}

function noRole(name: string): ServerError {
  return new ServerError(403, 'no-role', {
    en: `None of your groups at ${name} opens the console. Ask whoever manages them.`,
    fr: `Aucun de vos groupes chez ${name} n’ouvre la console. Demandez à qui les gère.`,
  });
}

function noUsername(): ServerError {
  return new ServerError(403, 'no-username', {
    en: 'Your e-mail address cannot be a username here: only letters without accents, digits, dots, dashes, underscores and @.',
    fr: 'Votre adresse e-mail ne peut pas servir d’identifiant ici : seulement des lettres sans accent, chiffres, points, tirets, tirets bas et @.',
  });
}
