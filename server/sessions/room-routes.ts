/** The console's calls on the time and state of sessions. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { RoomActionSchema, RoomClockSchema, RoomListSchema } from '#schemas/room.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Rooms } from './room.ts';

export interface RoomNeeds {
  readonly authentication: Authentication;
  readonly rooms: Rooms;
}

/** Registers `GET /admin/rooms` and `POST /admin/sessions/:id/room`. */
export function roomRoutes(server: Server, { authentication, rooms }: RoomNeeds): void {
  server.get(
    '/admin/rooms',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Where each session is in its time, and who is there; newest first.',
        response: { 200: RoomListSchema, ...failures },
      },
    },
    () => rooms.list(),
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
        body: RoomActionSchema,
        response: { 200: RoomClockSchema, ...failures },
      },
    },
    (request) => rooms.act(request.params.id, request.body, facilitatorOf(request), idempotencyKeyOf(request)),
  );
}
