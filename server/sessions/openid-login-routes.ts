/** The player's routes of a login through an identity provider. */
import type { FastifyRequest } from 'fastify';
import {
  OpenIdReturnSchema,
  OpenIdStartedSchema,
  PlayerProvidersSchema,
  PlayerStartSchema,
  PlayingSessionSchema,
  VerifiedPassSchema,
  VerifiedPlayerSchema,
} from '#schemas/openid.ts';
import { TokenSchema } from '#schemas/players.ts';
import { pageOrigin } from '../access/page-origin.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { OpenIdLogin } from './openid-login.ts';

/** Registers the routes below `/auth/openid`. */
export function openIdLoginRoutes(server: Server, { openIdLogin }: { readonly openIdLogin: OpenIdLogin }): void {
  const telling =
    ({ log }: FastifyRequest) =>
    (failure: { readonly provider: string; readonly reason: string }) =>
      log.warn(failure, 'a login through a provider failed');

  server.post(
    '/auth/openid/providers',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'The identity providers through which a session’s players come; none where they type an address.',
        body: PlayingSessionSchema,
        response: { 200: PlayerProvidersSchema, ...failures },
      },
    },
    (request) => openIdLogin.providersOf(request.body.code, request.ip),
  );

  server.post(
    '/auth/openid',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Begins a login to a session through an identity provider.',
        body: PlayerStartSchema,
        response: { 200: OpenIdStartedSchema, ...failures },
      },
    },
    (request) => {
      const origin = pageOrigin(request);
      if (origin === null) throw otherSite();
      return openIdLogin.begin(request.body, origin.origin, request.ip, telling(request));
    },
  );

  server.post(
    '/auth/openid/return',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Verifies whom the provider sent back.',
        description: 'Once, within ten minutes, in the browser that began it. The reply’s pass logs in.',
        body: OpenIdReturnSchema,
        response: { 200: VerifiedPlayerSchema, ...failures },
      },
    },
    (request) => openIdLogin.finish(request.body, request.ip, telling(request)),
  );

  server.post(
    '/auth/openid/login',
    {
      preValidation: emptyBody,
      config: { admission: 'entry' },
      schema: {
        summary: 'Joins the session as the person whom the provider verified.',
        description: 'May be repeated for an hour: while the person waits at the door, and after a lost reply.',
        body: VerifiedPassSchema,
        response: { 200: TokenSchema, ...failures },
      },
    },
    (request) => openIdLogin.enter(request.body.pass, request.ip),
  );
}

function otherSite(): ServerError {
  return new ServerError(
    400,
    'other-site',
    'Cette connexion commence sur la page du site : son adresse et celle qui a été appelée diffèrent.',
  );
}
