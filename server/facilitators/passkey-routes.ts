/** Calls for passkeys and recovery codes: the sign-in with a passkey, and those of the own account. */

import { Type } from 'typebox';
import {
  NewPasskeySchema,
  NewRecoveryCodesSchema,
  PasskeyIdSchema,
  PasskeyOptionsSchema,
  PasskeySignedInSchema,
  PasskeySignInSchema,
  PasskeysSchema,
  RecoveryCodesLeftSchema,
} from '#schemas/passkeys.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { createBegunSignIns } from './begun-sign-ins.ts';
import { deviceOf } from './device.ts';
import type { OwnPasskeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';

const nothing = { 204: Type.Null(), ...failures };
const options = { 200: PasskeyOptionsSchema, ...failures };

interface PasskeyRoutesDeps {
  readonly authentication: Authentication;
  readonly passkeys: OwnPasskeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly clock: Clock;
}

export function passkeyRoutes(server: Server, { authentication, passkeys, recoveryCodes, clock }: PasskeyRoutesDeps): void {
  const begin = createBegunSignIns(clock);
  const everyone = { onRequest: authentication.department };

  server.post(
    '/login/passkey/options',
    { schema: { summary: 'A challenge for a sign-in to the console with a passkey.', response: options } },
    (request) => {
      // A page of another site, which can have anybody's browser call this, is refused before anything is counted.
      const site = relyingParty(request);
      begin(request.ip);
      return passkeys.challenge(site);
    },
  );

  server.post(
    '/login/passkey',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Signs in to the console with a passkey.',
        body: PasskeySignInSchema,
        response: { 200: PasskeySignedInSchema, ...failures },
      },
    },
    (request) => passkeys.signIn(request.body, relyingParty(request), deviceOf(request)),
  );

  server.get(
    '/admin/me/passkeys',
    { ...everyone, schema: { summary: 'The passkeys of the own account.', response: { 200: PasskeysSchema, ...failures } } },
    (request) => passkeys.list(facilitatorOf(request)),
  );

  server.post(
    '/admin/me/passkeys/options',
    { ...everyone, schema: { summary: 'A challenge for a new passkey of the own account.', response: options } },
    (request) => passkeys.registration(facilitatorOf(request), relyingParty(request)),
  );

  server.post(
    '/admin/me/passkeys',
    {
      ...everyone,
      preValidation: emptyBody,
      schema: { summary: 'Adds a passkey to the own account.', body: NewPasskeySchema, response: nothing },
    },
    async (request, reply) => {
      await passkeys.add(facilitatorOf(request), request.body, relyingParty(request));
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/me/passkeys/removal',
    {
      ...everyone,
      preValidation: emptyBody,
      schema: {
        summary: 'Removes a passkey of the own account.',
        description: 'Its id is in the body: it may be longer than a part of a path.',
        body: PasskeyIdSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await passkeys.remove(facilitatorOf(request), request.body.passkey);
      return reply.code(204).send(null);
    },
  );

  server.get(
    '/admin/me/recovery-codes',
    {
      ...everyone,
      schema: {
        summary: 'How many recovery codes of the own account are unused.',
        response: { 200: RecoveryCodesLeftSchema, ...failures },
      },
    },
    (request) => recoveryCodes.left(facilitatorOf(request)),
  );

  server.post(
    '/admin/me/recovery-codes',
    {
      ...everyone,
      schema: {
        summary: 'Makes new recovery codes for the own account.',
        description: 'They are in this reply and nowhere else; those before are void. The account must have a passkey.',
        response: { 200: NewRecoveryCodesSchema, ...failures },
      },
    },
    (request) => recoveryCodes.make(facilitatorOf(request)),
  );
}
