/** Routes of a return: the token of a personal link opens these routes and no others. */
import { Type } from 'typebox';
import { OutcomeSchema, ReturnQuestionSchema, ReturnReplySchema, ReturnSchema } from '#schemas/returns.ts';
import { ChoiceSchema } from '#schemas/summary.ts';
import { type Authentication, returningOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Returns } from './returns.ts';

interface ReturnRouteDeps {
  readonly authentication: Authentication;
  readonly returns: Returns;
}

/** Registers `GET` and `DELETE /return`, `POST /return/questions/:key` and `PUT /return/outcome`. */
export function returnRoutes(server: Server, { authentication, returns }: ReturnRouteDeps): void {
  const onRequest = authentication.returning;
  const nothing = { 204: Type.Null(), ...failures };

  server.get(
    '/return',
    {
      onRequest,
      schema: {
        summary: 'The return that an appointment opens: whether its day has come, and what it asks.',
        response: { 200: ReturnSchema, ...failures },
      },
    },
    (request) => returns.of(returningOf(request)),
  );

  server.post(
    '/return/questions/:key',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Answers a question from memory; worth no points.',
        description: 'The first answer is kept.',
        params: ReturnQuestionSchema,
        body: ChoiceSchema,
        response: { 200: ReturnReplySchema, ...failures },
      },
    },
    (request) => returns.answer(returningOf(request), request.params.key, request.body.choice),
  );

  server.put(
    '/return/outcome',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Says what became of the intention; the latest word counts.',
        body: OutcomeSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await returns.lookBack(returningOf(request), request.body.outcome);
      return reply.code(204).send(null);
    },
  );

  server.delete(
    '/return',
    {
      onRequest,
      schema: { summary: 'Withdraws the appointment, with all that was answered.', response: nothing },
    },
    async (request, reply) => {
      await returns.withdraw(returningOf(request));
      return reply.code(204).send(null);
    },
  );
}
