/** The console's routes on the personal seats of a session. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { DrawnSeatsSchema, PersonalSeatsSchema, SeatDrawSchema, SeatParamsSchema } from '#schemas/personal-seats.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Seats } from './personal-seats.ts';

interface SeatDeps {
  readonly authentication: Authentication;
  readonly seats: Seats;
}

/** Registers `/admin/sessions/:id/seats` and the routes below it. */
export function seatRoutes(server: Server, { authentication, seats }: SeatDeps): void {
  server.get(
    '/admin/sessions/:id/seats',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Personal seats of a session, without their codes.',
        params: SessionIdSchema,
        response: { 200: PersonalSeatsSchema, ...failures },
      },
    },
    (request) => seats.of(request.params.id),
  );

  server.post(
    '/admin/sessions/:id/seats',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'Draws personal seats: from then on, an address that has one comes in by its code only.',
        description: 'The codes are told this once. After a lost reply, draw again for who has not come.',
        params: SessionIdSchema,
        body: SeatDrawSchema,
        response: { 200: DrawnSeatsSchema, ...failures },
      },
    },
    async (request) => [...(await seats.draw(request.params.id, request.body.whom, facilitatorOf(request)))],
  );

  server.delete(
    '/admin/sessions/:id/seats',
    {
      onRequest: authentication.facilitator,
      schema: {
        summary: 'Withdraws all personal seats: the code of the session and an address let people in again.',
        params: SessionIdSchema,
        response: { 200: PersonalSeatsSchema, ...failures },
      },
    },
    (request) => seats.withdraw(request.params.id, facilitatorOf(request)),
  );

  server.post(
    '/admin/sessions/:id/seats/:seat/code',
    {
      onRequest: authentication.facilitator,
      schema: {
        summary: 'Draws another code for one seat; the former code and its logins end.',
        params: SeatParamsSchema,
        response: { 200: DrawnSeatsSchema.items, ...failures },
      },
    },
    (request) => seats.drawAgain(request.params.id, request.params.seat, facilitatorOf(request)),
  );

  server.delete(
    '/admin/sessions/:id/seats/:seat/code',
    {
      onRequest: authentication.facilitator,
      schema: {
        summary: 'Cancels one seat: its code and its logins end, and nobody comes in under its address.',
        params: SeatParamsSchema,
        response: { 200: PersonalSeatsSchema, ...failures },
      },
    },
    (request) => seats.cancel(request.params.id, request.params.seat, facilitatorOf(request)),
  );
}
