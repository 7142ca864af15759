/** Self-service of an account's owner. */
import type { Facilitator, LanguageChoice, PasswordChange } from '#schemas/facilitators.ts';
import { mustBeUncommon } from '../access/common-passwords.ts';
import { hashPassword, passwordMatches } from '../access/passwords.ts';
import type { SignInThrottle } from '../access/sign-in-throttle.ts';
import { endSignIns } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { facilitatorLoginNeeded, ServerError } from '../errors.ts';
import { type Account, lockAccounts, mustBeOurs, publicAccount } from './account-rows.ts';

export interface OwnAccount {
  /** @throws ServerError 401 for a deleted account. */
  read(username: string): Promise<Facilitator>;
  /**
   * Changes the password, and revokes the account's other sign-ins and its paired phones.
   * @param own hash of the token that stays
   * @throws ServerError 400 (the same or a common password), 403 (wrong current password), 409 (the account comes from the environment),
   * 429
   */
  changePassword(username: string, change: PasswordChange, own: string | null): Promise<void>;
  /** Stores the account's language of the console. @throws ServerError 401 */
  chooseLanguage(username: string, choice: LanguageChoice): Promise<void>;
  /** Revokes all sign-ins of the account, and its paired phones. */
  signOutEverywhere(username: string): Promise<void>;
}

export function createOwnAccount({ query, kind }: Database, clock: Clock, guesses: SignInThrottle): OwnAccount {
  const find = async (username: string): Promise<Account> => {
    const account = await query.selectFrom('facilitators').selectAll().where('username', '=', username).executeTakeFirst();
    if (!account) throw facilitatorLoginNeeded();
    return account;
  };

  return {
    read: async (username) => publicAccount(await find(username)),

    async changePassword(username, { current, next }, own) {
      const account = await find(username);
      mustBeOurs(account);
      // This check has a queue of its own, so that guesses at the sign-in page do not delay users who are signed in.
      if (!(await guesses.check([username], () => passwordMatches(current, account.password)))) throw wrongCurrent();
      if (next === current) throw samePassword();
      await mustBeUncommon(next, username, 'next');
      const hash = await hashPassword(next);
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const now = (await lockAccounts(transaction, kind)).find(({ id }) => id === account.id);
          // Race: another call changed the password meanwhile, and its change counts.
          if (now?.password !== account.password) throw wrongCurrent();
          mustBeOurs(now);
          await transaction.updateTable('facilitators').set({ password: hash }).where('id', '=', account.id).execute();
          await endSignIns(transaction, username, own);
          const detail = { username, role: now.role };
          await audit(transaction, clock, { actor: username, action: 'password-changed', subject: account.id, detail });
        }),
      );
    },

    async chooseLanguage(username, { language }) {
      const kept = await withRetries(() =>
        query.updateTable('facilitators').set({ language }).where('username', '=', username).executeTakeFirst(),
      );
      if (kept.numUpdatedRows === 0n) throw facilitatorLoginNeeded();
    },

    async signOutEverywhere(username) {
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const account = (await lockAccounts(transaction, kind)).find((candidate) => candidate.username === username);
          if (!account) throw facilitatorLoginNeeded();
          await endSignIns(transaction, username);
          const { id, role } = account;
          await audit(transaction, clock, {
            actor: username,
            action: 'signed-out-everywhere',
            subject: id,
            detail: { username, role },
          });
        }),
      );
    },
  };
}

function wrongCurrent(): ServerError {
  return new ServerError(
    403,
    'wrong-password',
    { en: 'The current password is wrong.', fr: 'Le mot de passe actuel est faux.' },
    { field: 'current' },
  );
}

function samePassword(): ServerError {
  return new ServerError(
    400,
    'same-password',
    {
      en: 'The new password is the current one. Choose another.',
      fr: 'Le nouveau mot de passe est l’actuel. Choisissez-en un autre.',
    },
    { field: 'next' },
  );
}
