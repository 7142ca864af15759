/** The player's calls on a session (specification, section 7): joining it, seeing it, choosing a team in it. */
import { Type } from 'typebox';
import { LoginSchema, TokenSchema } from '#schemas/players.ts';
import { PlayedSessionSchema, TeamChoiceSchema } from '#schemas/session-setup.ts';
import { type Authentication, playerOf, tokenOf } from '../access/authentication.ts';
import type { Tokens } from '../access/tokens.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { CREDENTIALS_NEEDED, type Login } from './login.ts';
import type { PlayedSessions } from './played-session.ts';

export interface PlayerSessionNeeds {
  readonly authentication: Authentication;
  readonly tokens: Tokens;
  readonly login: Login;
  readonly playedSessions: PlayedSessions;
}

/** Registers `POST /auth/login` and `/auth/logout`, `GET /session` and `PATCH /session/team`. */
export function playerSessionRoutes(server: Server, { authentication, tokens, login, playedSessions }: PlayerSessionNeeds): void {
  server.post(
    '/auth/login',
    {
      preValidation: emptyBody,
      config: { requiredMessage: CREDENTIALS_NEEDED },
      schema: {
        summary: 'Joins a session: e-mail and code give a token.',
        body: LoginSchema,
        response: { 200: TokenSchema, ...failures },
      },
    },
    async ({ body }) => ({ token: await login(body) }),
  );

  server.post(
    '/auth/logout',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'Ends this login.',
        description: 'Logins on other devices go on.',
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await tokens.end(tokenOf(request));
      return reply.code(204).send(null);
    },
  );

  server.get(
    '/session',
    {
      onRequest: authentication.player,
      schema: { summary: 'The session that the player is in.', response: { 200: PlayedSessionSchema, ...failures } },
    },
    (request) => playedSessions.of(playerOf(request)),
  );

  server.patch(
    '/session/team',
    {
      onRequest: authentication.player,
      preValidation: emptyBody,
      schema: { summary: 'Chooses a team.', body: TeamChoiceSchema, response: { 200: PlayedSessionSchema, ...failures } },
    },
    (request) => playedSessions.chooseTeam(playerOf(request), request.body.team),
  );
}
