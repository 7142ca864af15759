/** Recall questions, one at a time, and their answers. They earn no points. */
import { ChallengeKeySchema } from '#schemas/challenges.ts';
import { AskedSchema, ChoiceReplySchema, ChoiceSchema, QuestionQuerySchema } from '#schemas/summary.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Progress } from '../ledger/progress.ts';
import type { RecallAnswers } from '../ledger/recall-answers.ts';
import type { Challenges } from './challenges.ts';

export interface RecallDeps {
  readonly authentication: Authentication;
  readonly challenges: Challenges;
  readonly progress: Progress;
  readonly retrievals: RecallAnswers;
}

/** Registers `GET /me/question` and `POST /challenges/:key/retrieval`. */
export function recallRoutes(server: Server, { authentication, challenges, progress, retrievals }: RecallDeps): void {
  server.get(
    '/me/question',
    {
      config: { admission: 'play' },
      onRequest: authentication.player,
      schema: {
        summary: 'The question from memory whose time has come, if any.',
        description: 'Of a mission that two were solved after, and the same until it is answered or put away (`except`).',
        querystring: QuestionQuerySchema,
        response: { 200: AskedSchema, ...failures },
      },
    },
    async (request) => {
      const { participant } = playerOf(request);
      const putAway = request.query.except?.split(',') ?? [];
      const [solved, answered] = await Promise.all([progress.completed(participant), retrievals.answered(participant)]);
      // Spaced retrieval: the oldest solve gains most from recall; the latest two are still in memory.
      const key = solved
        .slice(0, -2)
        .find((candidate) => challenges.has(candidate) && !answered.has(candidate) && !putAway.includes(candidate));
      if (key === undefined) return { asked: null };
      const { question, options } = challenges.get(key).manifest.retrieval;
      return { asked: { key, question, options } };
    },
  );

  server.post(
    '/challenges/:key/retrieval',
    {
      onRequest: authentication.player,
      preValidation: emptyBody,
      schema: {
        summary: 'Answers the question of a solved challenge; worth no points.',
        description: 'The first answer is kept for the report, also once the session is over.',
        params: ChallengeKeySchema,
        body: ChoiceSchema,
        response: { 200: ChoiceReplySchema, ...failures },
      },
    },
    async (request) => {
      const { retrieval, key } = challenges.get(request.params.key).manifest;
      const player = playerOf(request);
      const { award } = await progress.state(player.participant, key);
      if (award === null) throw notYetSolved();
      const { answer, because } = retrieval;
      const right = request.body.choice === answer;
      await retrievals.note(player, key, right);
      return { right, answer, because };
    },
  );
}

function notYetSolved(): ServerError {
  return new ServerError(403, 'not-solved', 'La question vient une fois la mission réussie.');
}
