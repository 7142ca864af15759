/** Routes of the console's sign-in (specification, section 7), the own account, and all accounts for administrators. */
import { Type } from 'typebox';
import { AdminLoginSchema, SignedInSchema } from '#schemas/admin.ts';
import {
  type ConsoleLanguage,
  FacilitatorChangeSchema,
  FacilitatorIdSchema,
  FacilitatorListSchema,
  FacilitatorSchema,
  LanguageChoiceSchema,
  NewFacilitatorSchema,
  PasswordChangeSchema,
} from '#schemas/facilitators.ts';
import { type SignInPage, SignInPageSchema } from '#schemas/openid.ts';
import { type Authentication, facilitatorOf, tokenOf } from '../access/authentication.ts';
import { createKnownBrowsers } from '../access/known-browsers.ts';
import { createSignInThrottle } from '../access/sign-in-throttle.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import type { PasskeyRule } from '../config.ts';
import type { Database } from '../database/database.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { tokenHash } from '../identifiers.ts';
import type { OpenIdProvider } from '../openid-config.ts';
import { createAccounts } from './accounts.ts';
import { deviceOf } from './device.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { openIdRoutes } from './openid/openid-routes.ts';
import { createOpenIdSignIn } from './openid/openid-sign-in.ts';
import { createOwnAccount } from './own-account.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSignIn } from './sign-in.ts';
import { createSignIns } from './sign-ins.ts';
import { signInsRoutes } from './sign-ins-routes.ts';

const nothing = { 204: Type.Null(), ...failures };

interface FacilitatorDeps {
  readonly authentication: Authentication;
  readonly tokens: Tokens;
  readonly database: Database;
  readonly clock: Clock;
  readonly failedSignIns: FailedSignIns;
  /** Of the console, for accounts that have not chosen one. */
  readonly language: ConsoleLanguage;
  /** Accounts whose password alone does not sign in once they have a passkey. */
  readonly passkeyRule: PasskeyRule;
  /** Whether passwords sign in, beside that of the account from the environment. */
  readonly passwords: boolean;
  readonly openIdProviders: readonly OpenIdProvider[];
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
  const providers = deps.openIdProviders;
  const accounts = createAccounts(database, clock, { passwords: deps.passwords, providers: providers.length > 0 });
  const everyone = { onRequest: authentication.observer };
  const administrators = { onRequest: authentication.administrator };
  const params = FacilitatorIdSchema;
  passkeyRoutes(server, { authentication, passkeys, recoveryCodes: createRecoveryCodes(database, clock), clock });

  signInsRoutes(server, authentication, createSignIns(database, clock));
  openIdRoutes(server, createOpenIdSignIn({ ...deps, browsers, providers }), clock);

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
    language: deps.language,
    passwords: deps.passwords,
    providers: providers.map(({ key, name }) => ({ key, name })),
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

  server.get(
    '/admin/me',
    {
      ...everyone,
      config: { admission: 'play' },
      schema: { summary: 'The own account.', response: { 200: FacilitatorSchema, ...failures } },
    },
    (request) => own.read(facilitatorOf(request)),
  );

  server.post(
    '/admin/me/password',
    {
      ...everyone,
      preValidation: emptyBody,
      schema: {
        summary: 'Changes the own password.',
        description: 'Ends the other sign-ins of the account.',
        body: PasswordChangeSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await own.changePassword(facilitatorOf(request), request.body, tokenHash(tokenOf(request)));
      return reply.code(204).send(null);
    },
  );

  server.put(
    '/admin/me/language',
    {
      ...everyone,
      preValidation: emptyBody,
      schema: { summary: 'Chooses the language of the console.', body: LanguageChoiceSchema, response: nothing },
    },
    async (request, reply) => {
      await own.chooseLanguage(facilitatorOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/me/sign-out',
    {
      ...everyone,
      schema: { summary: 'Signs out on this device.', description: 'Other sign-ins of the account go on.', response: nothing },
    },
    async (request, reply) => {
      await tokens.end(tokenOf(request));
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/me/sign-out-everywhere',
    {
      ...everyone,
      schema: {
        summary: 'Signs out on every device.',
        description: 'Ends every sign-in of the account, this one too.',
        response: nothing,
      },
    },
    async (request, reply) => {
      await own.signOutEverywhere(facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );

  server.get(
    '/admin/facilitators',
    { ...administrators, schema: { summary: 'The accounts.', response: { 200: FacilitatorListSchema, ...failures } } },
    () => accounts.list(),
  );

  server.post(
    '/admin/facilitators',
    {
      ...administrators,
      preValidation: emptyBody,
      schema: { summary: 'Adds an account.', body: NewFacilitatorSchema, response: { 201: FacilitatorSchema, ...failures } },
    },
    async (request, reply) => reply.code(201).send(await accounts.create(request.body, facilitatorOf(request))),
  );

  server.patch(
    '/admin/facilitators/:id',
    {
      ...administrators,
      preValidation: emptyBody,
      schema: {
        summary: 'Changes the role or the password of an account.',
        description: 'A new password ends the sign-ins of the account.',
        params,
        body: FacilitatorChangeSchema,
        response: { 200: FacilitatorSchema, ...failures },
      },
    },
    (request) => accounts.change(request.params.id, request.body, facilitatorOf(request)),
  );

  server.delete(
    '/admin/facilitators/:id',
    { ...administrators, schema: { summary: 'Removes an account.', params, response: nothing } },
    async (request, reply) => {
      await accounts.remove(request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/facilitators/:id/sign-out',
    {
      ...administrators,
      schema: {
        summary: 'Signs an account out everywhere.',
        description: 'Ends every sign-in of the account.',
        params,
        response: nothing,
      },
    },
    async (request, reply) => {
      await accounts.signOut(request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}
