/** Routes of the last mission: for players, and for facilitators. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { FinaleActionSchema, JudgementSchema, PlayedFinaleSchema, WatchedFinaleSchema } from '#schemas/finale.ts';
import { type Authentication, facilitatorOf, playerOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Finales } from './finale.ts';

interface FinaleDeps {
  readonly authentication: Authentication;
  readonly finales: Finales;
}

/** Registers `GET /finale` and `PUT /finale/judgement`. */
export function finaleRoutes(server: Server, { authentication, finales }: FinaleDeps): void {
  const onRequest = authentication.player;

  server.get(
    '/finale',
    {
      config: { admission: 'play' },
      onRequest,
      schema: {
        summary: 'The last mission, which the whole room plays.',
        description: 'Null before it is launched; judgements of an open round are up to a second old.',
        response: { 200: PlayedFinaleSchema, ...failures },
      },
    },
    (request) => finales.playedBy(playerOf(request)),
  );

  server.put(
    '/finale/judgement',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Judges the message of the open round.',
        description: 'May be changed while the round is open; 409 afterwards. It moves no points.',
        body: JudgementSchema,
        response: { 200: PlayedFinaleSchema, ...failures },
      },
    },
    (request) => finales.judge(playerOf(request), request.body.round, request.body.genuine),
  );
}

/** Registers `GET` and `POST /admin/sessions/:id/finale`. */
export function finaleControlRoutes(server: Server, { authentication, finales }: FinaleDeps): void {
  server.get(
    '/admin/sessions/:id/finale',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'How the last mission of a session stands.',
        params: SessionIdSchema,
        response: { 200: WatchedFinaleSchema, ...failures },
      },
    },
    (request) => finales.of(request.params.id),
  );

  server.post(
    '/admin/sessions/:id/finale',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'Opens or closes a round of the last mission.',
        description: 'What holds already changes nothing: the round’s number makes it safe to send again.',
        params: SessionIdSchema,
        body: FinaleActionSchema,
        response: { 200: WatchedFinaleSchema, ...failures },
      },
    },
    (request) => finales.act(request.params.id, request.body, facilitatorOf(request)),
  );
}
