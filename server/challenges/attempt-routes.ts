/** Answers become points (design, section 2). Judging comes first and writes nothing; recording judges nothing. */
import { afterAttempt, attemptReply } from '#engine/rules/challenge-state.ts';
import { AttemptReplySchema, AttemptSchema, ChallengeKeySchema } from '#schemas/challenges.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/server.ts';
import type { Services } from '../services.ts';
import { GUEST } from './challenge-book.ts';
import { guestState } from './guest-play.ts';
import { notInSession } from './played-challenge.ts';

/** Registers `POST /challenges/:key/attempts`. */
export function attemptRoutes(server: Server, { book, findPlayed, authentication, ledger, progress }: Services): void {
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
      const once = idempotencyKeyOf(request);
      const { challenge, manifest, inSession } = await findPlayed(params.key, player);
      if (!inSession) throw notInSession();
      const judgement = challenge.checker.check(body.answer, book.secretsOf(challenge, player?.participant ?? GUEST));
      if (!player) {
        const before = guestState(manifest, body.guest);
        return attemptReply(manifest, before, afterAttempt(manifest, before, judgement), judgement);
      }
      if (judgement.outcome === 'neutral') {
        const state = await progress.state(player.participant, manifest.key);
        return attemptReply(manifest, state, state, judgement);
      }
      const { before, after } = await ledger.attempt(player, manifest, judgement, once);
      return attemptReply(manifest, before, after, judgement);
    },
  );
}
