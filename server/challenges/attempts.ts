/** Attempts: an answer is judged, then recorded. */
import { attemptReply } from '#engine/rules/challenge-state.ts';
import { judgedItems } from '#engine/rules/measure/judged-items.ts';
import { AttemptReplySchema, AttemptSchema, ChallengeKeySchema } from '#schemas/challenges.ts';
import type { Authentication } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { debriefTold } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Progress } from '../ledger/progress.ts';
import { mustRun } from '../session-model/session-clock.ts';
import { createLateAnswers, isSessionEnded } from './late-answer.ts';
import { type FindPlayed, isBeforePlay, notInSession } from './played-challenge.ts';
import type { PracticeLimit } from './practice-limit.ts';
import { practiceReply } from './practice-reply.ts';
import type { SharedAnswers } from './shared-answers.ts';

export interface AttemptDeps {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly findPlayed: FindPlayed;
  readonly practiceLimit: PracticeLimit;
  readonly debriefsTold: Pick<DebriefsTold, 'toParticipant'>;
  readonly ledger: Ledger;
  readonly progress: Progress;
  readonly sharedAnswers: Pick<SharedAnswers, 'consider'>;
}

/** Registers `POST /challenges/:key/attempts`. */
export function attemptRoutes(
  server: Server,
  { authentication, clock, findPlayed, practiceLimit, debriefsTold, ledger, progress, sharedAnswers }: AttemptDeps,
): void {
  const lateAnswers = createLateAnswers(clock);
  server.post(
    '/challenges/:key/attempts',
    {
      onRequest: authentication.playerOrPreview,
      preValidation: emptyBody,
      config: { anyText: true },
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
      practiceLimit.take(request, params.key, body.replay);
      const played = await findPlayed(params.key, request, body.replay);
      const { checker, manifest, secrets, inSession, phase, endedAt, practice, told } = played;
      const judgement = checker.check(body.answer, secrets);
      if (!player || practice) {
        return practiceReply({ progress, debriefsTold }, player, played, judgement, body.guest);
      }
      if (!inSession) throw notInSession();
      if (told) throw debriefTold();
      const unchanged = async () => {
        const state = await progress.state(player.participant, manifest.key);
        return { before: state, after: state };
      };
      const record = async () => {
        mustRun(phase);
        // A step of a sequence earns nothing, but its judgement is stored.
        const judged = judgedItems(checker, body.answer, secrets);
        if (judgement.outcome === 'neutral' && judged.length === 0) return unchanged();
        const change = await ledger.attempt(player, manifest, judgement, judged, idempotencyKey);
        if (judgement.outcome === 'incorrect' && change.after.award === null)
          sharedAnswers.consider(player, manifest.key, body.answer);
        return change;
      };
      const { before, after } = await record().catch(async (error: unknown) => {
        if (!isSessionEnded(error) || isBeforePlay(played) || judgement.outcome === 'neutral') throw error;
        const known = await unchanged();
        // A retry: the solve was counted before the end, and its reply was lost.
        if (known.after.award !== null) return known;
        throw lateAnswers.refusalOf(player.participant, judgement.outcome === 'correct', endedAt, error);
      });
      return attemptReply(played, before, after, judgement);
    },
  );
}
