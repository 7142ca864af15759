/** The console's routes on the door of a session. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { DoorDecisionSchema, DoorSchema, RefusedAddressSchema } from '#schemas/door.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Doors } from './door.ts';

interface DoorDeps {
  readonly authentication: Authentication;
  readonly doors: Doors;
}

/** Registers `GET /admin/sessions/:id/door`, and the routes that let in or dismiss refused addresses and decide on waiting newcomers. */
export function doorRoutes(server: Server, { authentication, doors }: DoorDeps): void {
  server.get(
    '/admin/sessions/:id/door',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Newcomers who wait, logins that the list refused, and people with several logins.',
        params: SessionIdSchema,
        response: { 200: DoorSchema, ...failures },
      },
    },
    (request) => doors.of(request.params.id),
  );

  const acting = { onRequest: authentication.facilitator, preValidation: emptyBody };
  server.post(
    '/admin/sessions/:id/door/let-in',
    {
      ...acting,
      schema: {
        summary: 'Adds a refused address to the list: the next try with it works.',
        description: 'An address that is on the list already changes nothing.',
        params: SessionIdSchema,
        body: RefusedAddressSchema,
        response: { 200: DoorSchema, ...failures },
      },
    },
    (request) => doors.letIn(request.params.id, request.body.email, facilitatorOf(request)),
  );

  server.post(
    '/admin/sessions/:id/door/dismiss',
    {
      ...acting,
      schema: {
        summary: 'Forgets a refused login.',
        description: 'One that is not there changes nothing; the next refusal of the address is told again.',
        params: SessionIdSchema,
        body: RefusedAddressSchema,
        response: { 200: DoorSchema, ...failures },
      },
    },
    (request) => doors.dismiss(request.params.id, request.body.email),
  );

  server.post(
    '/admin/sessions/:id/door/waiting',
    {
      ...acting,
      schema: {
        summary: 'Lets in, or refuses, one newcomer or all who wait: their next try is answered so.',
        description: 'Who is let in need not wait yet. What is decided already changes nothing.',
        params: SessionIdSchema,
        body: DoorDecisionSchema,
        response: { 200: DoorSchema, ...failures },
      },
    },
    (request) => doors.decide(request.params.id, request.body, facilitatorOf(request)),
  );
}
