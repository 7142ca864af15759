/** Administration of the console's accounts. */
import type { Transaction } from 'kysely';
import { SYSTEM_ACTORS } from '#schemas/console-constants.ts';
import type { Facilitator, FacilitatorChange, NewFacilitator, Role } from '#schemas/facilitators.ts';
import { endApiTokens } from '../access/api-tokens.ts';
import { mustBeUncommon } from '../access/common-passwords.ts';
import { hashPassword } from '../access/passwords.ts';
import { endSignIns } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { facilitatorLoginNeeded, roleNeeded, ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { isEmail, normaliseEmail } from '../session-model/emails.ts';
import { releaseSessions } from '../session-model/session-owner.ts';
import { mustBeDepartments, storedDepartments } from './account-departments.ts';
import {
  type Account,
  lockAccounts,
  mustBeOurs,
  mustLeaveOne,
  NO_PASSWORD,
  publicAccount,
  unknownFacilitator,
} from './account-rows.ts';
import { replacePassword } from './replace-password.ts';

/** `actor` is the username of the administrator. Every change is audited. */
export interface Accounts {
  list(): Promise<Facilitator[]>;
  /**
   * Creates an account; one without a password is invited.
   * @throws ServerError 400 for a common password, a sign-in method that is not offered, or a refused department, 409 for a name that is
   * taken (case-insensitive)
   */
  create(account: NewFacilitator, actor: string): Promise<Facilitator>;
  /**
   * Changes an account. A new password or invitation revokes the account's sign-ins and paired phones; a role other than `department` takes
   * the departments away.
   * @throws ServerError 400 for a common password, a sign-in method that is not offered, or a refused department, 404, 409
   */
  change(id: string, change: FacilitatorChange, actor: string): Promise<Facilitator>;
  /** Removes an account, its sign-ins and paired phones; its sessions have no owner from then on. @throws ServerError 404, 409 */
  remove(id: string, actor: string): Promise<void>;
  /** Revokes the account's sign-ins, paired phones and API tokens. @throws ServerError 404 */
  signOut(id: string, actor: string): Promise<void>;
}

interface Change {
  readonly transaction: Transaction<Tables>;
  readonly all: readonly Account[];
}

/** How accounts of this installation may sign in. */
interface SignInWays {
  readonly passwords: boolean;
  /** Whether there is an identity provider. */
  readonly providers: boolean;
}

export function createAccounts({ query, kind }: Database, clock: Clock, signIns: SignInWays): Accounts {
  /** Runs a change with all accounts locked, after checking that the actor still is an administrator. */
  const change = <T>(actor: string, work: (change: Change) => Promise<T>): Promise<T> =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const all = await lockAccounts(transaction, kind);
        const role = all.find(({ username }) => username === actor)?.role;
        if (role === undefined) throw facilitatorLoginNeeded();
        if (role !== 'administrator') throw roleNeeded('administrator');
        return work({ transaction, all });
      }),
    );

  const usernameOf = async (id: string): Promise<string> => {
    const account = await query.selectFrom('facilitators').select('username').where('id', '=', id).executeTakeFirst();
    if (!account) throw unknownFacilitator();
    return account.username;
  };

  return {
    async list() {
      const rows = await query.selectFrom('facilitators').selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(publicAccount);
    },

    async create({ username, role, password, departments = [] }, actor) {
      const hash = await hashOf(password ?? null, username, signIns);
      return change(actor, async ({ transaction, all }) => {
        mustBeFree(username, all);
        await mustBeDepartments(transaction, departments, role);
        const seen = storedDepartments(departments);
        const row = await storeAccount(transaction, clock(), { username, role, password: hash, departments: seen });
        const given = { ...(seen && { departments }), ...(password === undefined && { invited: true }) };
        const detail = { username, role, ...given };
        await audit(transaction, clock, { actor, action: 'facilitator-created', subject: row.id, detail });
        return publicAccount(row);
      });
    },

    async change(id, { role, password, departments }, actor) {
      const hash = password === undefined ? undefined : await hashOf(password, await usernameOf(id), signIns);
      return change(actor, async ({ transaction, all }) => {
        const before = accountOf(id, all);
        mustBeOurs(before);
        if (hash !== undefined && before.username === actor) throw ownPassword();
        const after = withRole(before, role ?? before.role, departments);
        if (after.role !== 'administrator') mustLeaveOne(before, all);
        await mustBeDepartments(transaction, departments ?? [], after.role);
        const changed = changesOf(before, after);
        if (Object.keys(changed).length === 0 && hash === undefined) return publicAccount(before);
        const { username, ...row } = after;
        await transaction
          .updateTable('facilitators')
          .set({ role: row.role, departments: row.departments })
          .where('id', '=', id)
          .execute();
        if (hash !== undefined) await replacePassword(transaction, before, hash);
        const signsIn = hash === NO_PASSWORD ? { invited: true } : hash !== undefined && { newPassword: true };
        const detail = { username, role: row.role, ...changed, ...signsIn };
        await audit(transaction, clock, { actor, action: 'facilitator-changed', subject: id, detail });
        return publicAccount({ ...after, password: hash ?? before.password });
      });
    },

    remove: (id, actor) =>
      change(actor, async ({ transaction, all }) => {
        const account = accountOf(id, all);
        mustBeOurs(account);
        mustLeaveOne(account, all);
        if (account.username === actor) throw ownRemoval();
        await transaction.deleteFrom('facilitators').where('id', '=', id).execute();
        await endSignIns(transaction, account.username);
        const sessions = await releaseSessions(transaction, account.username);
        const { username, role } = account;
        const detail = { username, role, ...(sessions > 0 && { sessionsWithoutOwner: sessions }) };
        await audit(transaction, clock, { actor, action: 'facilitator-removed', subject: id, detail });
      }),

    signOut: (id, actor) =>
      change(actor, async ({ transaction, all }) => {
        const { username, role } = accountOf(id, all);
        await endSignIns(transaction, username);
        await endApiTokens(transaction, id);
        await audit(transaction, clock, { actor, action: 'facilitator-signed-out', subject: id, detail: { username, role } });
      }),
  };
}

/**
 * Hash of a new password, or the sign of an account without one.
 * @throws ServerError 400 for a common password, a sign-in method that is not offered, or a username by which no provider finds the account
 */
async function hashOf(password: string | null, username: string, signIns: SignInWays): Promise<string> {
  if (password === null) {
    if (!signIns.providers) throw noProvider();
    if (!isEmail(normaliseEmail(username))) throw noAddress();
    return NO_PASSWORD;
  }
  if (!signIns.passwords) throw noPasswords();
  await mustBeUncommon(password, username, 'password');
  return hashPassword(password);
}

/** @param at milliseconds since 1970 @param account with the hash of its password */
async function storeAccount(
  transaction: Transaction<Tables>,
  at: number,
  { username, role, password, departments }: Pick<Account, 'username' | 'role' | 'password' | 'departments'>,
) {
  const row = {
    id: newId(at),
    username,
    role,
    password,
    from_environment: 0,
    created_at: isoTime(at),
    language: null,
    departments,
  };
  await transaction.insertInto('facilitators').values(row).execute();
  // Sign-ins and phones of a former account of this name end.
  await endSignIns(transaction, username);
  return row;
}

/** The account in another role: only the role `department` has departments. @param departments undefined keeps them */
function withRole(account: Account, role: Role, departments: readonly string[] | undefined): Account {
  const seen = departments ? storedDepartments(departments) : account.departments;
  return { ...account, role, departments: role === 'department' ? seen : null };
}

/** Changed fields of an account, for the audit log. */
function changesOf(before: Account, after: Account): { readonly formerRole?: Role; readonly departments?: readonly string[] } {
  return {
    ...(after.role !== before.role && { formerRole: before.role }),
    ...(after.departments !== before.departments && { departments: publicAccount(after).departments }),
  };
}

function accountOf(id: string, all: readonly Account[]): Account {
  const account = all.find((candidate) => candidate.id === id);
  if (!account) throw unknownFacilitator();
  return account;
}

function mustBeFree(username: string, all: readonly Account[]): void {
  const lower = username.toLowerCase();
  if (SYSTEM_ACTORS.some((actor) => actor === lower))
    throw new ServerError(
      409,
      'username-reserved',
      {
        en: 'The audit log uses this name for what the server does by itself.',
        fr: 'Le journal d’audit réserve ce nom à ce que le serveur fait de lui-même.',
      },
      {
        field: 'username',
      },
    );
  const taken = all.find((account) => account.username.toLowerCase() === lower);
  if (taken)
    throw new ServerError(
      409,
      'username-taken',
      { en: `There is an account ${taken.username} already.`, fr: `Un compte ${taken.username} existe déjà.` },
      { field: 'username' },
    );
}

function ownRemoval(): ServerError {
  return new ServerError(409, 'own-account', {
    en: 'You cannot remove your own account. Another administrator can.',
    fr: 'Vous ne pouvez pas supprimer votre propre compte. Un autre compte d’administration le peut.',
  });
}

function ownPassword(): ServerError {
  return new ServerError(
    409,
    'own-account',
    {
      en: 'Change your own password under “Your account”, with the current one.',
      fr: 'Changez votre propre mot de passe sous « Votre compte », avec l’actuel.',
    },
    {
      field: 'password',
    },
  );
}

function noProvider(): ServerError {
  return new ServerError(
    400,
    'password-needed',
    {
      en: 'An account needs a password here: no provider is set up that it could sign in through.',
      fr: 'Un compte a besoin d’un mot de passe ici : aucun fournisseur d’identité n’est configuré pour le connecter.',
    },
    { field: 'password' },
  );
}

function noAddress(): ServerError {
  return new ServerError(
    400,
    'address-needed',
    {
      en: 'A provider finds an account by its e-mail address: without a password, the username has to be that address.',
      fr: 'Un fournisseur d’identité trouve un compte par son adresse e-mail : sans mot de passe, l’identifiant doit être cette adresse.',
    },
    { field: 'username' },
  );
}

function noPasswords(): ServerError {
  return new ServerError(
    400,
    'passwords-off',
    {
      en: 'This installation signs in through a provider: invite the account without a password.',
      fr: 'Cette installation connecte par un fournisseur d’identité : invitez le compte sans mot de passe.',
    },
    { field: 'password' },
  );
}
