/**
 * Routes of the debrief's deck: for facilitators, for the wall, and for players. Callers who may lead the debrief act on the session that
 * their token allows: a facilitator of the console on any session, a projector on its own.
 */
import { SessionIdSchema } from '#schemas/admin.ts';
import {
  DebriefAnswerSchema,
  DebriefQuerySchema,
  DeckActionSchema,
  OpenDeckSchema,
  PlayedDebriefSchema,
  type PresentedDebrief,
  PresentedDebriefSchema,
} from '#schemas/debrief.ts';
import { type Authentication, facilitatorOf, playerOf, projectedOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Decks } from './decks.ts';

interface DebriefRoutesDeps {
  readonly authentication: Authentication;
  readonly decks: Decks;
  /** @throws ServerError 404 */
  readonly presentedDebrief: (session: string, minutes: number | undefined) => Promise<PresentedDebrief>;
}

/** Registers `GET /debrief`, `PUT /debrief/answer` and `POST /projector/debrief`. */
export function debriefRoutes(server: Server, { authentication, decks }: DebriefRoutesDeps): void {
  server.get(
    '/debrief',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'What the debrief asks of the phones.',
        description: 'The right answer and the room’s bars are in it once the room’s screen shows them.',
        response: { 200: PlayedDebriefSchema, ...failures },
      },
    },
    (request) => decks.playedBy(playerOf(request)),
  );

  server.put(
    '/debrief/answer',
    {
      onRequest: authentication.player,
      preValidation: emptyBody,
      schema: {
        summary: 'Answers the question at which the debrief stands.',
        description: 'May be changed until the slide moves; 409 afterwards. It moves no points and is told with no name.',
        body: DebriefAnswerSchema,
        response: { 200: PlayedDebriefSchema, ...failures },
      },
    },
    (request) => decks.answer(playerOf(request), request.body.mission, request.body.option),
  );

  server.post(
    '/projector/debrief',
    {
      onRequest: authentication.projector,
      preValidation: emptyBody,
      schema: {
        summary: 'Opens, moves or closes the debrief from the wall.',
        body: DeckActionSchema,
        response: { 200: OpenDeckSchema, ...failures },
      },
    },
    (request) => decks.act(projectedOf(request), request.body, null),
  );
}

/** Registers `GET` and `POST /admin/sessions/:id/debrief`. */
export function debriefControlRoutes(server: Server, { authentication, decks, presentedDebrief }: DebriefRoutesDeps): void {
  server.get(
    '/admin/sessions/:id/debrief',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'What to talk about at the end of a session, where its debrief stands, and what to say there.',
        params: SessionIdSchema,
        querystring: DebriefQuerySchema,
        response: { 200: PresentedDebriefSchema, ...failures },
      },
    },
    ({ params, query }) => presentedDebrief(params.id, query.minutes === undefined ? undefined : Number(query.minutes)),
  );

  server.post(
    '/admin/sessions/:id/debrief',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'Opens, moves or closes the debrief of a session that is over.',
        description: 'What holds already changes nothing: the position that was seen makes it safe to send again.',
        params: SessionIdSchema,
        body: DeckActionSchema,
        response: { 200: OpenDeckSchema, ...failures },
      },
    },
    (request) => decks.act(request.params.id, request.body, facilitatorOf(request)),
  );
}
