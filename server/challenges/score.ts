/** Score and progress (specification, section 7). These routes read and confirm; only a verified attempt earns points. */
import { toHundredths, toPoints } from '#engine/rules/scoring.ts';
import { CompletionSchema, ProgressSchema, ScoreChangeSchema, ScoreSchema } from '#schemas/players.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { ServerError } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Progress } from '../ledger/progress.ts';
import type { Challenges } from './challenges.ts';
import type { FindPenalty } from './penalties.ts';

export interface ScoreDeps {
  readonly authentication: Authentication;
  readonly challenges: Challenges;
  readonly findPenalty: FindPenalty;
  readonly ledger: Ledger;
  readonly progress: Progress;
}

/** Registers `/score` and `/progress`. */
export function scoreRoutes(server: Server, { authentication, challenges, findPenalty, ledger, progress }: ScoreDeps): void {
  server.get(
    '/score',
    {
      config: { admission: 'play' },
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
      const idempotencyKey = idempotencyKeyOf(request);
      if (!player) return { points: 0 };
      const points = toHundredths(body.points);
      if (points > 0 && !(await progress.hasAward(player.participant, points))) throw pointsNotEarned();
      if (points < 0) {
        const declaredBy = await findPenalty(player, -points);
        if (declaredBy.length === 0) throw unknownPenalty();
        await ledger.penalise(player, points, declaredBy, idempotencyKey);
      }
      return { points: toPoints(await progress.score(player.participant)) };
    },
  );

  server.get(
    '/progress',
    {
      config: { admission: 'play' },
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
      const { manifest } = challenges.get(body.challenge);
      if (!player) return { completed: [] };
      const completed = await progress.completed(player.participant);
      if (!completed.includes(manifest.key))
        throw new ServerError(403, 'not-solved', 'Ce défi n’est pas encore réussi.', { field: 'challenge' });
      return { completed: [...completed] };
    },
  );
}

function unknownPenalty(): ServerError {
  return new ServerError(403, 'unknown-penalty', 'Aucun défi de votre session ne retire ces points.', { field: 'points' });
}

function pointsNotEarned(): ServerError {
  return new ServerError(403, 'points-not-earned', 'Ces points ne correspondent à aucune réponse validée.', { field: 'points' });
}
