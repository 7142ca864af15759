/** The player's routes for appointments: read, make and withdraw. */
import { Type } from 'typebox';
import { AppointmentKindSchema, AppointmentSchema, KeptAppointmentSchema, OwnAppointmentsSchema } from '#schemas/returns.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Appointments } from './appointments.ts';

interface AppointmentDeps {
  readonly authentication: Authentication;
  readonly appointments: Appointments;
}

/** Registers `GET` and `POST /me/appointments`, and `DELETE /me/appointments/:kind`. */
export function appointmentRoutes(server: Server, { authentication, appointments }: AppointmentDeps): void {
  server.get(
    '/me/appointments',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'The appointments that the player keeps, those that may be kept, and what a campaign sets.',
        response: { 200: OwnAppointmentsSchema, ...failures },
      },
    },
    (request) => appointments.of(playerOf(request)),
  );

  server.post(
    '/me/appointments',
    {
      onRequest: authentication.player,
      preValidation: emptyBody,
      schema: {
        summary: 'Keeps an appointment under a token that the browser drew.',
        description: 'Sent again with the same token, it is the first.',
        body: KeptAppointmentSchema,
        response: { 200: AppointmentSchema, ...failures },
      },
    },
    (request) => appointments.keep(playerOf(request), request.body),
  );

  server.delete(
    '/me/appointments/:kind',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'Withdraws an appointment, with all that was answered at its return, and declines what a campaign sets.',
        params: AppointmentKindSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await appointments.withdraw(playerOf(request).participant, request.params.kind);
      return reply.code(204).send(null);
    },
  );
}
