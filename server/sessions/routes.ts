/** The console's calls on sessions (specification, section 7). */
import { Type } from 'typebox';
import { SessionIdSchema, SessionListSchema, SessionSchema } from '#schemas/admin.ts';
import { NewSessionSchema } from '#schemas/session-setup.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/server.ts';
import { facilitatorOf } from '../players/authentication.ts';
import type { Services } from '../services.ts';

/** Registers list, create, open, close and delete. */
export function sessionRoutes(server: Server, { authentication, sessions }: Services): void {
  const onRequest = authentication.facilitator;

  server.get(
    '/admin/sessions',
    { onRequest: authentication.observer, schema: { response: { 200: SessionListSchema, ...failures } } },
    () => sessions.list(),
  );

  server.post(
    '/admin/sessions',
    { onRequest, preValidation: emptyBody, schema: { body: NewSessionSchema, response: { 201: SessionSchema, ...failures } } },
    async (request, reply) => reply.code(201).send(await sessions.create(cleanName(request.body.name), facilitatorOf(request))),
  );

  for (const action of ['open', 'close'] as const) {
    server.patch(
      `/admin/sessions/:id/${action}`,
      { onRequest, schema: { params: SessionIdSchema, response: { 200: SessionSchema, ...failures } } },
      (request) => sessions.setActive(request.params.id, action === 'open', facilitatorOf(request)),
    );
  }

  server.delete(
    '/admin/sessions/:id',
    { onRequest, schema: { params: SessionIdSchema, response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      await sessions.remove(request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}

function cleanName(name: string | null | undefined): string | null {
  const trimmed = name?.trim() ?? '';
  if (/\p{Cc}/u.test(trimmed)) throw new ServerError(400, 'invalid-field', 'name must be one line of text.', { field: 'name' });
  return trimmed === '' ? null : trimmed;
}
