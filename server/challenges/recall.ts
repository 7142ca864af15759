/** One question from memory at a time, and the way to answer it. Worth no points. */
import { ChallengeKeySchema } from '#schemas/challenges.ts';
import { ChoiceReplySchema, ChoiceSchema } from '#schemas/summary.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Progress } from '../ledger/progress.ts';
import type { NoteRetrieval } from '../ledger/retrieval.ts';
import type { Challenges } from './challenges.ts';

export interface RecallNeeds {
  readonly authentication: Authentication;
  readonly challenges: Challenges;
  readonly progress: Progress;
  readonly noteRetrieval: NoteRetrieval;
}

/** Registers `POST /challenges/:key/retrieval`. */
export function recallRoutes(server: Server, { authentication, challenges, progress, noteRetrieval }: RecallNeeds): void {
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
      await noteRetrieval(player, key, right);
      return { right, answer, because };
    },
  );
}

function notYetSolved(): ServerError {
  return new ServerError(403, 'not-solved', 'La question vient une fois la mission réussie.');
}
