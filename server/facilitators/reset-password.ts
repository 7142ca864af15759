/** A new way in for an account whose owner cannot sign in any more, from the command line: no administrator has to be signed in. */
import { generatePassword, hashPassword } from '../access/passwords.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { lockAccounts, mustBeOurs, NO_PASSWORD } from './account-rows.ts';
import { replacePassword } from './replace-password.ts';

/** The existing usernames, for a call with an unknown one. */
interface NoSuchAccount {
  readonly known: readonly string[];
}

/**
 * Replaces the password and revokes the account's sign-ins, passkeys and recovery codes, in one audited transaction.
 * @param username case-insensitive, as no two accounts differ in case only
 * @param passwords whether passwords sign in; without them the account is invited anew to sign in through a provider
 * @returns the generated password, of which only the hash is stored; null for an invitation
 * @throws ServerError 409 for the account that comes from the environment
 */
export async function resetPassword(
  { query, kind }: Database,
  username: string,
  actor: string,
  clock: Clock,
  passwords: boolean,
): Promise<{ readonly username: string; readonly password: string | null } | NoSuchAccount> {
  const password = passwords ? generatePassword() : null;
  const hash = password === null ? NO_PASSWORD : await hashPassword(password);
  return withRetries(() =>
    query.transaction().execute(async (transaction) => {
      const all = await lockAccounts(transaction, kind);
      const account = all.find((one) => one.username.toLowerCase() === username.toLowerCase());
      if (!account) return { known: all.map((one) => one.username) };
      mustBeOurs(account);
      await replacePassword(transaction, account, hash);
      const detail = {
        username: account.username,
        role: account.role,
        ...(passwords ? { newPassword: true } : { invited: true }),
      };
      await audit(transaction, clock, { actor, action: 'facilitator-changed', subject: account.id, detail });
      return { username: account.username, password };
    }),
  );
}
