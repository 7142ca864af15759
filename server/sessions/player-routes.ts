/** The player's routes on a session (specification, section 7): login, state, choice of a team. */
import { Type } from 'typebox';
import { SeatCodeSchema, SeatHolderSchema } from '#schemas/personal-seats.ts';
import { LoginSchema, type RetentionReply, RetentionSchema, TokenSchema } from '#schemas/players.ts';
import { PlayedSessionSchema, TeamChoiceSchema } from '#schemas/session-setup.ts';
import { MeQuerySchema, MeSchema, NameChoiceSchema } from '#schemas/standing.ts';
import { type Authentication, playerOf, tokenOf } from '../access/authentication.ts';
import type { Tokens } from '../access/tokens.ts';
import type { DataProtection } from '../config.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { CREDENTIALS_NEEDED, type Login } from './login.ts';
import type { OwnNames } from './own-name.ts';
import type { Seats } from './personal-seats.ts';
import type { PlayedSessions } from './played-session.ts';
import type { Retention } from './retention.ts';

/** Data-protection notice for players. */
export type DataProtectionNotice = DataProtection & Pick<RetentionReply, 'auditDays' | 'sendsMail'>;

interface PlayerSessionDeps {
  readonly authentication: Authentication;
  readonly tokens: Tokens;
  readonly login: Login;
  readonly seats: Seats;
  readonly playedSessions: PlayedSessions;
  readonly ownNames: OwnNames;
  /** Retention of sessions; null keeps every session. */
  readonly retention: Retention;
  readonly dataProtection: DataProtectionNotice;
}

/**
 * Registers login, the look-up of a personal link, and logout, `GET /retention`, `GET /session`, `PATCH /session/team`, `GET /me` and `PUT
 * /me/name`.
 */
export function playerSessionRoutes(
  server: Server,
  { authentication, tokens, login, seats, playedSessions, ownNames, retention, dataProtection }: PlayerSessionDeps,
): void {
  server.post(
    '/auth/login',
    {
      preValidation: emptyBody,
      config: { admission: 'entry', requiredMessage: CREDENTIALS_NEEDED },
      schema: {
        summary: 'Joins a session: e-mail and code give a token.',
        description:
          'Where the session gives personal codes: the first login tells one, and each later login needs it. Sent again under the same key, the first login tells it again.',
        headers: IdempotencyHeaders,
        body: LoginSchema,
        response: { 200: TokenSchema, ...failures },
      },
    },
    (request) => login.join(request.body, idempotencyKeyOf(request), request.ip),
  );

  server.post(
    '/auth/seat',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Who logs in by a personal link: what the login takes along with the code of the seat.',
        body: SeatCodeSchema,
        response: { 200: SeatHolderSchema, ...failures },
      },
    },
    (request) => seats.holderOf(request.body.seat, request.ip),
  );

  server.get(
    '/retention',
    {
      config: { admission: 'play' },
      schema: {
        summary: 'How long what is recorded of players is kept, and who is responsible for it.',
        description: 'Without a token: it is told before anybody logs in.',
        response: { 200: RetentionSchema, ...failures },
      },
    },
    () => ({ days: retention.days, ...dataProtection }),
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
      config: { admission: 'play' },
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

  server.get(
    '/me',
    {
      config: { admission: 'play' },
      onRequest: authentication.player,
      schema: { summary: 'Who the player is.', querystring: MeQuerySchema, response: { 200: MeSchema, ...failures } },
    },
    (request) => ownNames.of(playerOf(request), Number(request.query.turn ?? 0)),
  );

  server.put(
    '/me/name',
    {
      onRequest: authentication.player,
      preValidation: emptyBody,
      schema: {
        summary: 'Chooses the name on the boards.',
        body: NameChoiceSchema,
        response: { 200: MeSchema, ...failures },
      },
    },
    (request) => ownNames.choose(playerOf(request), request.body.name),
  );
}
