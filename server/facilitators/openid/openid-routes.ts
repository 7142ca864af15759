/** Calls of a sign-in through an identity provider. */

import type { FastifyRequest } from 'fastify';
import { OpenIdReturnSchema, OpenIdSignedInSchema, OpenIdStartedSchema, OpenIdStartSchema } from '#schemas/openid.ts';
import { pageOrigin } from '../../access/page-origin.ts';
import type { Clock } from '../../clock.ts';
import { ServerError } from '../../errors.ts';
import { emptyBody, failures, type Server } from '../../http/routing.ts';
import { createBegunSignIns } from '../begun-sign-ins.ts';
import { deviceOf } from '../device.ts';
import type { OpenIdSignIn } from './openid-sign-in.ts';

export function openIdRoutes(server: Server, signIn: OpenIdSignIn, clock: Clock): void {
  const begin = createBegunSignIns(clock);
  const telling =
    ({ log }: FastifyRequest) =>
    (failure: { readonly provider: string; readonly reason: string }) =>
      log.warn(failure, 'a sign-in through a provider failed');

  server.post(
    '/login/openid',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Begins a sign-in to the console through an identity provider.',
        body: OpenIdStartSchema,
        response: { 200: OpenIdStartedSchema, ...failures },
      },
    },
    (request) => {
      const origin = pageOrigin(request);
      if (origin === null) throw otherSite();
      begin(request.ip);
      return signIn.start(request.body.provider, origin.origin, telling(request));
    },
  );

  server.post(
    '/login/openid/return',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Ends a sign-in to the console through an identity provider.',
        description: 'Once, within ten minutes, in the browser that began it.',
        body: OpenIdReturnSchema,
        response: { 200: OpenIdSignedInSchema, ...failures },
      },
    },
    (request) => signIn.finish(request.body, deviceOf(request), telling(request)),
  );
}

function otherSite(): ServerError {
  return new ServerError(400, 'other-site', {
    en: 'A sign-in begins on the console’s own page: its address and the one that was called differ.',
    fr: 'Une connexion commence sur la page de la console : son adresse et celle qui a été appelée diffèrent.',
  });
}
