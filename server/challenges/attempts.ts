/** Answers become points: judged first, then recorded. */
import { afterAttempt, attemptReply } from '#engine/rules/challenge-state.ts';
import { AttemptReplySchema, AttemptSchema, ChallengeKeySchema } from '#schemas/challenges.ts';
import type { Authentication } from '../access/authentication.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Progress } from '../ledger/progress.ts';
import { mustRun } from '../session-values/session-clock.ts';
import { guestState } from './guest-play.ts';
import { type FindPlayed, notInSession } from './played-challenge.ts';
import type { SharedAnswers } from './shared-answers.ts';

export interface AttemptNeeds {
  readonly authentication: Authentication;
  readonly findPlayed: FindPlayed;
  readonly ledger: Ledger;
  readonly progress: Progress;
  readonly sharedAnswers: Pick<SharedAnswers, 'consider'>;
}

/** Registers `POST /challenges/:key/attempts`. */
export function attemptRoutes(
  server: Server,
  { authentication, findPlayed, ledger, progress, sharedAnswers }: AttemptNeeds,
): void {
  server.post(
    '/challenges/:key/attempts',
    {
      onRequest: authentication.optionalPlayer,
      preValidation: emptyBody,
      schema: {
        summary: 'Judges an answer, and records what it earns.',
        headers: IdempotencyHeaders,
        params: ChallengeKeySchema,
        body: AttemptSchema,
        response: { 200: AttemptReplySchema, ...failures },
      },
    },
    async (request) => {
      const { params, body, player } = request;
      const idempotencyKey = idempotencyKeyOf(request);
      const played = await findPlayed(params.key, player, body.replay);
      const { checker, manifest, secrets, inSession, phase } = played;
      const judgement = checker.check(body.answer, secrets);
      if (!player || body.replay !== undefined) {
        const before = guestState(manifest, body.guest);
        return attemptReply(played, before, afterAttempt(manifest, before, judgement), judgement);
      }
      if (!inSession) throw notInSession();
      mustRun(phase);
      if (judgement.outcome === 'neutral') {
        const state = await progress.state(player.participant, manifest.key);
        return attemptReply(played, state, state, judgement);
      }
      const { before, after } = await ledger.attempt(player, manifest, judgement, idempotencyKey);
      if (after.award === null) sharedAnswers.consider(player, manifest.key, body.answer);
      return attemptReply(played, before, after, judgement);
    },
  );
}
