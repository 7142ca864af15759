/** Routes of the own account's active sign-ins. */
import { Type } from 'typebox';
import { ActivitySchema, SignInIdSchema, SignInListSchema } from '#schemas/admin.ts';
import { type Authentication, signedInOf } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { SignIns } from './sign-ins.ts';

const nothing = { 204: Type.Null(), ...failures };

export function signInsRoutes(server: Server, { department }: Pick<Authentication, 'department'>, signIns: SignIns): void {
  const everyone = { onRequest: department };

  server.get(
    '/admin/me/sign-ins',
    { ...everyone, schema: { summary: 'Where the own account is signed in.', response: { 200: SignInListSchema, ...failures } } },
    (request) => signIns.list(signedInOf(request)),
  );

  server.delete(
    '/admin/me/sign-ins/:id',
    { ...everyone, schema: { summary: 'Signs the own account out on one device.', params: SignInIdSchema, response: nothing } },
    async (request, reply) => {
      await signIns.end(signedInOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/me/sign-out-others',
    {
      ...everyone,
      schema: {
        summary: 'Signs the own account out on every other device.',
        description: 'Ends the phones that the account paired, too.',
        response: nothing,
      },
    },
    async (request, reply) => {
      await signIns.endOthers(signedInOf(request));
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/me/activity',
    {
      ...everyone,
      config: { admission: 'play' },
      schema: {
        summary: 'Tells that a person is at the console.',
        description:
          'A sign-in ends CONSOLE_IDLE_MINUTES after the last act of a person. Every call that changes something is one; readings are not, as pages read by themselves.',
        response: { 200: ActivitySchema, ...failures },
      },
    },
    async (request) => ({ endsIn: await signIns.endsIn(signedInOf(request)) }),
  );
}
