/** Calls about all accounts, for administrators. */
import { Type } from 'typebox';
import {
  FacilitatorChangeSchema,
  FacilitatorIdSchema,
  FacilitatorListSchema,
  FacilitatorSchema,
  NewFacilitatorSchema,
} from '#schemas/facilitators.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Accounts } from './accounts.ts';

const nothing = { 204: Type.Null(), ...failures };

/** Registers `/admin/facilitators`. */
export function accountRoutes(
  server: Server,
  { administrator }: Pick<Authentication, 'administrator'>,
  accounts: Accounts,
): void {
  const administrators = { onRequest: administrator };
  const params = FacilitatorIdSchema;

  server.get(
    '/admin/facilitators',
    { ...administrators, schema: { summary: 'The accounts.', response: { 200: FacilitatorListSchema, ...failures } } },
    () => accounts.list(),
  );

  server.post(
    '/admin/facilitators',
    {
      ...administrators,
      preValidation: emptyBody,
      schema: { summary: 'Adds an account.', body: NewFacilitatorSchema, response: { 201: FacilitatorSchema, ...failures } },
    },
    async (request, reply) => reply.code(201).send(await accounts.create(request.body, facilitatorOf(request))),
  );

  server.patch(
    '/admin/facilitators/:id',
    {
      ...administrators,
      preValidation: emptyBody,
      schema: {
        summary: 'Changes the role, the departments or the password of an account.',
        description: 'A new password ends the sign-ins of the account.',
        params,
        body: FacilitatorChangeSchema,
        response: { 200: FacilitatorSchema, ...failures },
      },
    },
    (request) => accounts.change(request.params.id, request.body, facilitatorOf(request)),
  );

  server.delete(
    '/admin/facilitators/:id',
    { ...administrators, schema: { summary: 'Removes an account.', params, response: nothing } },
    async (request, reply) => {
      await accounts.remove(request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/facilitators/:id/sign-out',
    {
      ...administrators,
      schema: {
        summary: 'Signs an account out everywhere.',
        description: 'Ends every sign-in and every API token of the account, and the phones that it paired.',
        params,
        response: nothing,
      },
    },
    async (request, reply) => {
      await accounts.signOut(request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}
