/** The console's routes on the door of a session. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { DoorSchema, RefusedAddressSchema } from '#schemas/door.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Doors } from './door.ts';

interface DoorDeps {
  readonly authentication: Authentication;
  readonly doors: Doors;
}

/** Registers `GET /admin/sessions/:id/door`, and letting in and dismissing. */
export function doorRoutes(server: Server, { authentication, doors }: DoorDeps): void {
  server.get(
    '/admin/sessions/:id/door',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Logins that the list refused, and people with several logins.',
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
}
