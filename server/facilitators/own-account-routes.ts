/** Calls about the own account: reading it, its password, its language, and signing out. */
import { Type } from 'typebox';
import { FacilitatorSchema, LanguageChoiceSchema, PasswordChangeSchema } from '#schemas/facilitators.ts';
import { type Authentication, facilitatorOf, tokenOf } from '../access/authentication.ts';
import type { Tokens } from '../access/tokens.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { tokenHash } from '../identifiers.ts';
import type { OwnAccount } from './own-account.ts';

const nothing = { 204: Type.Null(), ...failures };

interface OwnAccountRoutesDeps {
  readonly authentication: Pick<Authentication, 'department'>;
  readonly tokens: Tokens;
  readonly own: OwnAccount;
}

/** Registers `/admin/me`, which every role may call. */
export function ownAccountRoutes(server: Server, { authentication, tokens, own }: OwnAccountRoutesDeps): void {
  const everyone = { onRequest: authentication.department };

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
        description: 'Ends the other sign-ins of the account and the phones that it paired.',
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
        description: 'Ends every sign-in of the account, this one too, and the phones that it paired.',
        response: nothing,
      },
    },
    async (request, reply) => {
      await own.signOutEverywhere(facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}
