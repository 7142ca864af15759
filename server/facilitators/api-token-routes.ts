/** Routes of the own account's API tokens. */
import { Type } from 'typebox';
import { ApiTokenIdSchema, ApiTokensSchema, MadeApiTokenSchema, NewApiTokenSchema } from '#schemas/api-tokens.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { OwnApiTokens } from './own-api-tokens.ts';

/** Registers `/admin/me/api-tokens`. */
export function apiTokenRoutes(server: Server, { observer }: Pick<Authentication, 'observer'>, tokens: OwnApiTokens): void {
  const everyone = { onRequest: observer };

  server.get(
    '/admin/me/api-tokens',
    { ...everyone, schema: { summary: 'The API tokens of the own account.', response: { 200: ApiTokensSchema, ...failures } } },
    (request) => tokens.list(facilitatorOf(request)),
  );

  server.post(
    '/admin/me/api-tokens',
    {
      ...everyone,
      preValidation: emptyBody,
      schema: {
        summary: 'Makes an API token of the own account, for a script.',
        description: 'The reply is the only one that tells it.',
        body: NewApiTokenSchema,
        response: { 201: MadeApiTokenSchema, ...failures },
      },
    },
    async (request, reply) => reply.code(201).send(await tokens.make(facilitatorOf(request), request.body)),
  );

  server.delete(
    '/admin/me/api-tokens/:id',
    {
      ...everyone,
      schema: {
        summary: 'Revokes an API token of the own account: its next call is refused.',
        params: ApiTokenIdSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await tokens.revoke(facilitatorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
