/** Routes of the console's sign-in (specification, section 7), the own account, and all accounts for administrators. */
import { AdminLoginSchema, SignedInSchema } from '#schemas/admin.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import { type SignInPage, SignInPageSchema } from '#schemas/openid.ts';
import type { Authentication } from '../access/authentication.ts';
import { createKnownBrowsers } from '../access/known-browsers.ts';
import { createSignInThrottle } from '../access/sign-in-throttle.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import type { PasskeyRule } from '../config.ts';
import type { Database } from '../database/database.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { type OpenIdProvider, providersFor } from '../openid-config.ts';
import { accountRoutes } from './account-routes.ts';
import { createAccounts } from './accounts.ts';
import { apiTokenRoutes } from './api-token-routes.ts';
import { deviceOf } from './device.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { openIdRoutes } from './openid/openid-routes.ts';
import { createOpenIdSignIn } from './openid/openid-sign-in.ts';
import { createOwnAccount } from './own-account.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { createOwnApiTokens } from './own-api-tokens.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { createSignIns } from './sign-ins.ts';
import { signInsRoutes } from './sign-ins-routes.ts';

interface FacilitatorDeps {
  readonly authentication: Authentication;
  readonly tokens: Tokens;
  readonly database: Database;
  readonly clock: Clock;
  readonly failedSignIns: FailedSignIns;
  /** Language of the console, for accounts that have not chosen one. */
  readonly language: ConsoleLanguage;
  /** Roles of accounts that cannot sign in with a password alone once they have a passkey. */
  readonly passkeyRule: PasskeyRule;
  /** Whether passwords sign in. The account from the environment can always sign in with its password. */
  readonly passwords: boolean;
  /** Identity providers of console and players. */
  readonly openIdProviders: readonly OpenIdProvider[];
  /** Path prefix of the installation; '' for none. */
  readonly basePath: string;
  /** Name of the installation: its branding's, or the product's. */
  readonly siteName: string;
}

/**
 * Registers `/login`, `/admin/me` and `/admin/facilitators`. Sign-in throttle: after ten failures guesses at an account are slowed down;
 * after a hundred in an hour only known browsers are admitted.
 */
export function facilitatorRoutes(server: Server, deps: FacilitatorDeps): void {
  const { tokens, database, clock, authentication } = deps;
  const guesses = createSignInThrottle(clock, {
    en: 'Too many failed sign-ins from your address. Try again in a moment.',
    fr: 'Trop d’échecs de connexion depuis votre adresse. Réessayez dans un instant.',
  });
  const browsers = createKnownBrowsers(database, clock);
  const signIn = createSignIn({ ...deps, browsers }, guesses);
  const passkeys = createPasskeys({ ...deps, browsers, rule: deps.passkeyRule });
  const own = createOwnAccount(database, clock, guesses);
  const providers = providersFor('console', deps.openIdProviders);
  const accounts = createAccounts(database, clock, { passwords: deps.passwords, providers: providers.length > 0 });

  loginRoutes(server, deps, signIn);
  openIdRoutes(server, createOpenIdSignIn({ ...deps, browsers, providers }), clock);
  ownAccountRoutes(server, { authentication, tokens, own });
  apiTokenRoutes(server, authentication, createOwnApiTokens(database, clock));
  signInsRoutes(server, authentication, createSignIns(database, clock));
  passkeyRoutes(server, { authentication, passkeys, recoveryCodes: createRecoveryCodes(database, clock), clock });
  accountRoutes(server, authentication, accounts);
}

/** Registers `/login`, for callers without an account's token. */
function loginRoutes(
  server: Server,
  { language, passwords, openIdProviders }: Pick<FacilitatorDeps, 'language' | 'passwords' | 'openIdProviders'>,
  signIn: SignIn,
): void {
  server.post(
    '/login',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Signs in to the console.',
        description:
          'A browser that has signed in before sends the secret that it was given: then wrong passwords of others neither delay nor refuse it.',
        body: AdminLoginSchema,
        response: { 200: SignedInSchema, ...failures },
      },
    },
    (request) => signIn(request.body, request.ip, deviceOf(request)),
  );

  const offered: SignInPage = {
    language,
    passwords,
    providers: providersFor('console', openIdProviders).map(({ key, name }) => ({ key, name })),
    playerProviders: providersFor('players', openIdProviders).map(({ name }) => name),
  };
  server.get(
    '/login',
    {
      config: { admission: 'play' },
      schema: {
        summary: 'What the console’s sign-in page offers, and its language for a browser that has not chosen one.',
        response: { 200: SignInPageSchema, ...failures },
      },
    },
    async () => offered,
  );
}
