/** Sign-in to the console (specification, section 7). */
import type { AdminLogin } from '#schemas/admin.ts';
import type { GuessBrake } from '../access/guess-brake.ts';
import { passwordMatchesFrom } from '../access/passwords.ts';
import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { COLUMNS, fits } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { ServerError } from '../errors.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';

/** PostgreSQL does not even look for a text that it could not hold. */
const canBeName = fits(COLUMNS.audit_log.actor);

/**
 * Username and password → token. The username is taken exactly as it was given to the account.
 * @param address where the call comes from
 * @throws ServerError 401, 429
 */
export type SignIn = (login: AdminLogin, address: string) => Promise<string>;

export interface SignInNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly failedSignIns: FailedSignIns;
}

/** A sign-in that succeeds stands in the audit log at once, one that fails within a minute. */
export function createSignIn({ database, clock, tokens, failedSignIns }: SignInNeeds, guesses: GuessBrake): SignIn {
  const { query, kind } = database;
  return async ({ username, password }, address) => {
    const named = query.selectFrom('facilitators').select(['id', 'password']).where('username', '=', username);
    const account = canBeName(username) ? await named.executeTakeFirst() : undefined;
    // A password is hashed for an unknown username too, so that the time does not tell which of the two is wrong.
    const right = await guesses.check([username, address], () => passwordMatchesFrom(address, password, account?.password));
    if (!right || !account) {
      failedSignIns.count(username, account ? { id: account.id, username } : null);
      throw wrongCredentials();
    }
    return withRetries(() =>
      query.transaction().execute(async (transaction) => {
        await audit(transaction, clock, { actor: username, action: 'signed-in', subject: null });
        // The account may have been removed, or its password replaced, while this one was looked at.
        const same = transaction.selectFrom('facilitators').select('id').where('id', '=', account.id);
        const unchanged = same.where('password', '=', account.password);
        if (!(await (kind === 'sqlite' ? unchanged : unchanged.forShare()).executeTakeFirst())) throw wrongCredentials();
        return tokens.issue(transaction, { kind: 'admin', username });
      }),
    );
  };
}

function wrongCredentials(): ServerError {
  return new ServerError(401, 'wrong-credentials', 'Invalid username or password.');
}
