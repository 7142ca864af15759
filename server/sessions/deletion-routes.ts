/** The console's routes on the deletion of a session and its owner. */
import { Type } from 'typebox';
import { SessionIdSchema } from '#schemas/admin.ts';
import { DeletionConfirmationSchema, NewOwnerSchema, SessionDeletionSchema } from '#schemas/session-deletion.ts';
import { type Authentication, signedInOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Deletions } from './deletions.ts';

interface DeletionDeps {
  readonly authentication: Authentication;
  readonly deletions: Deletions;
}

/** Registers `DELETE /admin/sessions/:id`, its request and confirmation, and the owner. */
export function deletionRoutes(server: Server, { authentication, deletions }: DeletionDeps): void {
  const onRequest = authentication.facilitator;
  const params = SessionIdSchema;
  const state = { 200: SessionDeletionSchema, ...failures };
  const nothing = { 204: Type.Null(), ...failures };

  server.delete(
    '/admin/sessions/:id',
    {
      onRequest,
      schema: {
        summary: 'Deletes a session with its participants and their points.',
        description: 'Where CONSOLE_SECOND_PERSON is on, the own sessions only: 409 for another.',
        params,
        response: nothing,
      },
    },
    async (request, reply) => {
      await deletions.remove(request.params.id, signedInOf(request));
      return reply.code(204).send(null);
    },
  );

  server.get(
    '/admin/sessions/:id/deletion',
    {
      onRequest: authentication.observer,
      schema: { summary: 'Who owns a session, and whether its deletion is requested.', params, response: state },
    },
    (request) => deletions.of(request.params.id),
  );

  server.put(
    '/admin/sessions/:id/deletion',
    {
      onRequest,
      schema: {
        summary: 'Requests the deletion of another account’s session.',
        description: 'Another account confirms it: the owner, or an administrator. It expires after ten days.',
        params,
        response: state,
      },
    },
    (request) => deletions.request(request.params.id, signedInOf(request)),
  );

  server.delete(
    '/admin/sessions/:id/deletion',
    {
      onRequest,
      schema: {
        summary: 'Withdraws or refuses a requested deletion.',
        description: 'Who requested it, the owner, and administrators may. Without a request nothing happens.',
        params,
        response: state,
      },
    },
    (request) => deletions.withdraw(request.params.id, signedInOf(request)),
  );

  server.post(
    '/admin/sessions/:id/deletion/confirmation',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Confirms a requested deletion: the session is deleted.',
        description: 'The owner and administrators may, and never the account that requested it.',
        params,
        body: DeletionConfirmationSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await deletions.confirm(request.params.id, request.body.request, signedInOf(request));
      return reply.code(204).send(null);
    },
  );

  server.put(
    '/admin/sessions/:id/owner',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Hands a session over to another account.',
        description: 'The owner and administrators may.',
        params,
        body: NewOwnerSchema,
        response: state,
      },
    },
    (request) => deletions.handOver(request.params.id, request.body.owner, signedInOf(request)),
  );
}
