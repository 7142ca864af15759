/** The console's routes for session control. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { DashboardRowsSchema, SessionActionSchema, SessionClockSchema } from '#schemas/session-clock.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { SessionControl } from './session-control.ts';

interface SessionControlDeps {
  readonly authentication: Authentication;
  readonly sessionControl: SessionControl;
}

/** Registers `GET /admin/rooms` and `POST /admin/sessions/:id/room`. */
export function sessionControlRoutes(server: Server, { authentication, sessionControl }: SessionControlDeps): void {
  server.get(
    '/admin/rooms',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Where each session is in its time, and who is there; newest first.',
        response: { 200: DashboardRowsSchema, ...failures },
      },
    },
    () => sessionControl.list(),
  );

  server.post(
    '/admin/sessions/:id/room',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'Starts, pauses, resumes, extends, freezes, reveals, ends or archives a session.',
        description: 'What holds already changes nothing; an extension counts once per Idempotency-Key.',
        headers: IdempotencyHeaders,
        params: SessionIdSchema,
        body: SessionActionSchema,
        response: { 200: SessionClockSchema, ...failures },
      },
    },
    (request) => sessionControl.act(request.params.id, request.body, facilitatorOf(request), idempotencyKeyOf(request)),
  );
}
