/** API tokens of an account, for its owner: with a token, a script acts as the account, within one scope and until the token expires. */
import type { Transaction } from 'kysely';
import type { ApiToken, MadeApiToken, NewApiToken } from '#schemas/api-tokens.ts';
import { API_SCOPE_ROLES, MAX_API_TOKENS, ROLES, USUAL_API_TOKEN_DAYS } from '#schemas/console-constants.ts';
import { apiTokensOf, endApiToken, issueApiToken, removeEndedApiTokens } from '../access/api-tokens.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { facilitatorLoginNeeded, ServerError } from '../errors.ts';
import { type Account, lockAccounts } from './account-rows.ts';

export interface OwnApiTokens {
  /** @throws ServerError 401 for a deleted account */
  list(username: string): Promise<ApiToken[]>;
  /**
   * Makes a token, audited. A retry whose first reply was lost is refused, as the name is taken, so that the owner learns of the unseen
   * token.
   * @throws ServerError 401, 403 (the role), 409 (the name is taken, or too many tokens)
   */
  make(username: string, wanted: NewApiToken): Promise<MadeApiToken>;
  /** Ends a token, audited. @throws ServerError 401, 404 for one that has ended */
  revoke(username: string, id: string): Promise<void>;
}

export function createOwnApiTokens({ query, kind }: Database, clock: Clock): OwnApiTokens {
  const change = <T>(username: string, work: (transaction: Transaction<Tables>, account: Account) => Promise<T>): Promise<T> =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        // All accounts are locked, so that two concurrent calls make no second token of a name.
        const account = (await lockAccounts(transaction, kind)).find((candidate) => candidate.username === username);
        if (!account) throw facilitatorLoginNeeded();
        return work(transaction, account);
      }),
    );

  return {
    async list(username) {
      const account = await query.selectFrom('facilitators').select('id').where('username', '=', username).executeTakeFirst();
      if (!account) throw facilitatorLoginNeeded();
      return apiTokensOf(query, account.id, clock);
    },

    make: (username, { name, scope, days = USUAL_API_TOKEN_DAYS }) =>
      change(username, async (transaction, { id: facilitator, role }) => {
        if (ROLES.indexOf(role) < ROLES.indexOf(API_SCOPE_ROLES[scope])) throw scopeBeyondRole(scope);
        await removeEndedApiTokens(transaction, clock, facilitator);
        const others = await apiTokensOf(transaction, facilitator, clock);
        if (others.some((other) => other.name === name)) throw nameTaken(name);
        if (others.length >= MAX_API_TOKENS) throw tooMany();
        const made = await issueApiToken(transaction, clock, { facilitator, name, scope, days });
        const detail = { username, token: name, scope, until: made.expiresAt };
        await audit(transaction, clock, { actor: username, action: 'api-token-made', subject: facilitator, detail });
        return made;
      }),

    revoke: (username, id) =>
      change(username, async (transaction, { id: facilitator }) => {
        const ended = await endApiToken(transaction, facilitator, id);
        if (!ended) throw unknownApiToken();
        const detail = { username, token: ended.name, scope: ended.scope };
        await audit(transaction, clock, { actor: username, action: 'api-token-revoked', subject: facilitator, detail });
      }),
  };
}

function scopeBeyondRole(scope: NewApiToken['scope']): ServerError {
  const least = API_SCOPE_ROLES[scope];
  return new ServerError(
    403,
    'role-needed',
    {
      en: `A token of the scope ${scope} takes an account with the role ${least}.`,
      fr: `Un jeton de la portée ${scope} demande un compte de rôle ${least}.`,
    },
    { field: 'scope' },
  );
}

function nameTaken(name: string): ServerError {
  return new ServerError(
    409,
    'api-token-name-taken',
    {
      en: `You have a token “${name}” already. Choose another name, or revoke that one first.`,
      fr: `Vous avez déjà un jeton « ${name} ». Choisissez un autre nom, ou révoquez-le d’abord.`,
    },
    { field: 'name' },
  );
}

function tooMany(): ServerError {
  return new ServerError(409, 'too-many-api-tokens', {
    en: `An account has ${MAX_API_TOKENS} tokens at most. Revoke one that no script uses any more.`,
    fr: `Un compte a ${MAX_API_TOKENS} jetons au plus. Révoquez-en un dont plus aucun script ne se sert.`,
  });
}

function unknownApiToken(): ServerError {
  return new ServerError(404, 'unknown-api-token', {
    en: 'This token was revoked or has ended already.',
    fr: 'Ce jeton est déjà révoqué ou arrivé à son terme.',
  });
}
