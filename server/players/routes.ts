/** The player's calls (specification, section 7). */
import { toHundredths, toPoints } from '#engine/rules/scoring.ts';
import { CompletionSchema, LoginSchema, ProgressSchema, ScoreChangeSchema, ScoreSchema, TokenSchema } from '#schemas/players.ts';
import { PlayedSessionSchema, TeamChoiceSchema } from '#schemas/session-setup.ts';
import { playerOf } from '../access/authentication.ts';
import { ServerError } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/server.ts';
import type { Services } from '../services.ts';
import { CREDENTIALS_NEEDED } from '../sessions/login.ts';

/** Registers login, the played session, score and progress. */
export function playerRoutes(server: Server, { authentication, login, playedSessions, progress, ledger, book }: Services): void {
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

  server.get(
    '/score',
    {
      onRequest: authentication.optionalPlayer,
      schema: { summary: 'The total; 0 for a guest.', response: { 200: ScoreSchema, ...failures } },
    },
    async ({ player }) => ({
      points: player ? toPoints(await progress.score(player.participant)) : 0,
    }),
  );

  server.post(
    '/score',
    {
      onRequest: authentication.optionalPlayer,
      preValidation: emptyBody,
      schema: {
        summary: 'Confirms an award, or records a penalty.',
        headers: IdempotencyHeaders,
        body: ScoreChangeSchema,
        response: { 200: ScoreSchema, ...failures },
      },
    },
    async (request) => {
      const { body, player } = request;
      const key = idempotencyKeyOf(request);
      if (!player) return { points: 0 };
      const points = toHundredths(body.points);
      if (points > 0 && !(await progress.hasAward(player.participant, points))) throw pointsNotEarned();
      if (points < 0) await ledger.penalise(player, points, key);
      return { points: toPoints(await progress.score(player.participant)) };
    },
  );

  server.get(
    '/progress',
    {
      onRequest: authentication.player,
      schema: { summary: 'Keys of the solved challenges.', response: { 200: ProgressSchema, ...failures } },
    },
    async (request) => ({
      completed: [...(await progress.completed(playerOf(request).participant))],
    }),
  );

  server.post(
    '/progress/complete',
    {
      onRequest: authentication.optionalPlayer,
      preValidation: emptyBody,
      schema: { summary: 'Confirms a solve.', body: CompletionSchema, response: { 200: ProgressSchema, ...failures } },
    },
    async ({ body, player }) => {
      const { manifest } = book.get(body.challenge);
      if (!player) return { completed: [] };
      const completed = await progress.completed(player.participant);
      if (!completed.includes(manifest.key))
        throw new ServerError(403, 'not-solved', 'Ce défi n’est pas encore réussi.', { field: 'challenge' });
      return { completed: [...completed] };
    },
  );
}

function pointsNotEarned(): ServerError {
  return new ServerError(403, 'points-not-earned', 'Ces points ne correspondent à aucune réponse validée.', { field: 'points' });
}
