/** A new password, or a new invitation, by an administrator, from the command line or from the environment. */
import type { Transaction } from 'kysely';
import { endApiTokens } from '../access/api-tokens.ts';
import { endSignIns } from '../access/tokens.ts';
import type { Tables } from '../database/tables.ts';
import type { Account } from './account-rows.ts';
import { voidRecoveryCodes } from './recovery-codes.ts';

/**
 * Stores a password's hash, within the caller's transaction, and revokes the account's sign-ins, paired phones, API tokens, passkeys,
 * recovery codes and identity at a provider: for an owner who lost the authenticator, and against a person who should not sign in any more.
 * @param hash of the password, or NO_PASSWORD: the next verified sign-in through a provider takes the account
 */
export async function replacePassword(
  transaction: Transaction<Tables>,
  { id, username }: Pick<Account, 'id' | 'username'>,
  hash: string,
): Promise<void> {
  await transaction.updateTable('facilitators').set({ password: hash }).where('id', '=', id).execute();
  await endSignIns(transaction, username);
  await endApiTokens(transaction, id);
  await transaction.deleteFrom('passkeys').where('facilitator', '=', id).execute();
  await voidRecoveryCodes(transaction, id);
  await transaction.deleteFrom('identities').where('facilitator', '=', id).execute();
}
