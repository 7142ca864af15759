/** Sign-in to the console through an identity provider: redirect and callback. */
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { OpenIdReturn, OpenIdSignedIn, OpenIdStarted } from '#schemas/openid.ts';
import type { KnownBrowsers } from '../../access/known-browsers.ts';
import { findProvider } from '../../access/openid/find-provider.ts';
import { createIdentities, notVerified, type OnFailure } from '../../access/openid/identity.ts';
import { createTransactions } from '../../access/openid/transactions.ts';
import type { Tokens } from '../../access/tokens.ts';
import { audit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { withRetries } from '../../database/failures.ts';
import type { OpenIdProvider } from '../../openid-config.ts';
import { identifiedAccount } from './identified-account.ts';

interface OpenIdSignInDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly browsers: KnownBrowsers;
  readonly providers: readonly OpenIdProvider[];
  /** Path prefix of the installation; '' for none. */
  readonly basePath: string;
  /** Language of the console, for accounts that have not chosen one. */
  readonly language: ConsoleLanguage;
}

export interface OpenIdSignIn {
  /** @param origin URL origin of the console @throws ServerError 404, 503 */
  start(provider: string, origin: string, onFailure: OnFailure): Promise<OpenIdStarted>;
  /** @param device browser and system that sign in @throws ServerError 401, 403, 404, 409, 503 */
  finish(back: OpenIdReturn, device: string | null, onFailure: OnFailure): Promise<OpenIdSignedIn>;
}

export function createOpenIdSignIn(deps: OpenIdSignInDeps): OpenIdSignIn {
  const { database, clock, tokens, browsers, providers, basePath, language } = deps;
  const { query, kind } = database;
  const identities = createIdentities(clock);
  const transactions = createTransactions(database, clock);

  return {
    async start(key, origin, onFailure) {
      const provider = findProvider(providers, key);
      const { browser, ...exchange } = await transactions.begin(key, `${origin}${basePath}/admin/sign-in/${key}`, null);
      return { url: await identities.authorizationUrl(provider, exchange, onFailure), browser };
    },

    async finish({ provider: key, parameters: text, browser }, device, onFailure) {
      const provider = findProvider(providers, key);
      const parameters = new URLSearchParams(text);
      const { session, ...exchange } = await transactions.end(parameters.get('state') ?? '', key, browser);
      if (session !== null) throw notVerified();
      const returnTo = new URL('../../admin', exchange.redirectUri).href;
      const identity = await identities.identify(provider, exchange, { parameters, returnTo }, onFailure);
      const { account, token } = await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const account = await identifiedAccount(transaction, kind, { provider, identity, clock });
          const { username } = account;
          await audit(transaction, clock, { actor: username, action: 'signed-in', subject: null, detail: { provider: key } });
          return { account, token: await tokens.issue(transaction, { kind: 'admin', username, device }) };
        }),
      );
      return {
        token,
        username: account.username,
        newBrowsers: [],
        browser: await browsers.issue(account.id, null),
        language: account.language ?? language,
        languageChosen: account.language !== null,
        signOutUrl: identity.signOutUrl,
      };
    },
  };
}
