/**
 * Recovery codes of accounts: each signs in once, with the password, in place of a lost passkey. A code has 96 random bits, so that a fast
 * hash keeps it as safe as a slow one keeps a password; keyed with the account, a hash is of no use to guess another account's code.
 */
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RECOVERY_CODES } from '#schemas/console-constants.ts';
import type { NewRecoveryCodes, RecoveryCodesLeft } from '#schemas/passkeys.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { facilitatorLoginNeeded, ServerError } from '../errors.ts';
import { displayedCode, newCode, normaliseCode } from '../session-model/session-codes.ts';
import { lockAccounts } from './account-rows.ts';

/** Characters of a code: 96 bits with an alphabet of 28. */
const LENGTH = 20;

export interface RecoveryCodes {
  /** @throws ServerError 401 for a deleted account */
  left(username: string): Promise<RecoveryCodesLeft>;
  /**
   * Makes a new set of codes, which voids the previous one. A retry whose first reply was lost makes another set: only the latest is valid.
   * @throws ServerError 401 for a deleted account, 409 for one without a passkey
   */
  make(username: string): Promise<NewRecoveryCodes>;
}

export function createRecoveryCodes({ query, kind }: Database, clock: Clock): RecoveryCodes {
  return {
    async left(username) {
      const account = await query.selectFrom('facilitators').select('id').where('username', '=', username).executeTakeFirst();
      if (!account) throw facilitatorLoginNeeded();
      return { left: await countUnused(query, account.id) };
    },

    make: (username) =>
      withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // All accounts are locked, so that of the sets of two concurrent calls only one is valid.
          const account = (await lockAccounts(transaction, kind)).find((candidate) => candidate.username === username);
          if (!account) throw facilitatorLoginNeeded();
          if (!(await hasPasskey(transaction, account.id))) throw noPasskey();
          const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(LENGTH));
          await voidRecoveryCodes(transaction, account.id);
          const rows = codes.map((code) => ({ facilitator: account.id, hash: hashOf(account.id, code) }));
          await transaction.insertInto('recovery_codes').values(rows).execute();
          const detail = { username };
          await audit(transaction, clock, { actor: username, action: 'recovery-codes-made', subject: account.id, detail });
          return { codes: codes.map(displayedCode) };
        }),
      ),
  };
}

/** Whether an account has a passkey. */
export async function hasPasskey(query: Kysely<Tables>, facilitator: string): Promise<boolean> {
  const one = await query.selectFrom('passkeys').select('id').where('facilitator', '=', facilitator).limit(1).executeTakeFirst();
  return one !== undefined;
}

/** Whether a typed code is an unused recovery code of the account. */
export async function hasRecoveryCode(query: Kysely<Tables>, facilitator: string, typed: string): Promise<boolean> {
  const one = await query
    .selectFrom('recovery_codes')
    .select('hash')
    .where('facilitator', '=', facilitator)
    .where('hash', '=', hashOf(facilitator, normaliseCode(typed)))
    .executeTakeFirst();
  return one !== undefined;
}

/**
 * Uses a code up, within the transaction of the sign-in.
 * @returns number of codes left
 * @throws ServerError 401 for a code that is wrong, used or voided
 */
export async function takeRecoveryCode(transaction: Kysely<Tables>, facilitator: string, typed: string): Promise<number> {
  const taken = await transaction
    .deleteFrom('recovery_codes')
    .where('facilitator', '=', facilitator)
    .where('hash', '=', hashOf(facilitator, normaliseCode(typed)))
    .returning('hash')
    .executeTakeFirst();
  if (!taken) throw wrongRecoveryCode();
  return countUnused(transaction, facilitator);
}

/** Voids the codes of an account, within the caller's transaction. */
export async function voidRecoveryCodes(transaction: Kysely<Tables>, facilitator: string): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('facilitator', '=', facilitator).execute();
}

export function wrongRecoveryCode(): ServerError {
  return new ServerError(
    401,
    'wrong-recovery-code',
    {
      en: 'This recovery code is wrong, or was used already. Each is good once, and a new set voids the one before.',
      fr: 'Ce code de secours est faux, ou a déjà servi. Chacun sert une fois, et une nouvelle série annule la précédente.',
    },
    { field: 'recoveryCode' },
  );
}

async function countUnused(query: Kysely<Tables>, facilitator: string): Promise<number> {
  const { unused } = await query
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('unused'))
    .where('facilitator', '=', facilitator)
    .executeTakeFirstOrThrow();
  return Number(unused);
}

function hashOf(facilitator: string, code: string): string {
  return createHmac('sha256', facilitator).update(code).digest('base64url');
}

function noPasskey(): ServerError {
  return new ServerError(409, 'no-passkey', {
    en: 'Recovery codes stand in for a passkey. Add a passkey first.',
    fr: 'Les codes de secours remplacent une clé d’accès. Ajoutez d’abord une clé.',
  });
}
