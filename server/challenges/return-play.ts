/** Missions of a return: played as a replay, in a variant of their own. Judgements of their items are stored for the return alone. */
import { afterHint, hintsReply, openedChallenge, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { type JudgedItem, judgedItems } from '#engine/rules/measure/judged-items.ts';
import { AttemptReplySchema, ChallengeKeySchema, HintsReplySchema, OpenedChallengeSchema } from '#schemas/challenges.ts';
import { REPLAY } from '#schemas/constants.ts';
import { APPOINTMENT_KINDS } from '#schemas/return-constants.ts';
import { ReturnAttemptSchema, ReturnHintSchema } from '#schemas/returns.ts';
import { type Authentication, returningOf } from '../access/authentication.ts';
import type { ReturnHolder } from '../access/return-holder.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import type { Progress } from '../ledger/progress.ts';
import { guestState } from './guest-play.ts';
import type { FindPlayed } from './played-challenge.ts';
import type { PracticeLimit } from './practice-limit.ts';
import { practiceReply } from './practice-reply.ts';

interface ReturnPlayDeps {
  readonly authentication: Authentication;
  readonly findPlayed: FindPlayed;
  readonly practiceLimit: PracticeLimit;
  readonly progress: Pick<Progress, 'state'>;
  readonly debriefsTold: Pick<DebriefsTold, 'toParticipant'>;
  readonly returns: {
    /** @throws ServerError 401, 403 outside the days of the return, 404 for a mission that does not belong to it */
    mustPlay(holder: ReturnHolder, challenge: string): Promise<void>;
    /** Stores the judgements of items, and the solve; stores nothing after the solve. A retry changes nothing. @throws ServerError 401 */
    record(holder: ReturnHolder, challenge: string, judged: readonly JudgedItem[], solved: boolean): Promise<void>;
  };
}

/** Registers `GET /return/challenges/:key` and its `POST …/attempts` and `…/hints`. */
export function returnPlayRoutes(
  server: Server,
  { authentication, findPlayed, practiceLimit, progress, debriefsTold, returns }: ReturnPlayDeps,
): void {
  const onRequest = authentication.returning;
  const params = ChallengeKeySchema;
  const played = async (holder: ReturnHolder, key: string, ip: string) => {
    const player = { ...holder, login: holder.appointment };
    practiceLimit.take({ ip, player, facilitator: null }, key, replayOf(holder));
    await returns.mustPlay(holder, key);
    return findPlayed(key, { player, facilitator: null }, replayOf(holder));
  };

  server.get(
    '/return/challenges/:key',
    {
      onRequest,
      schema: {
        summary: 'Opens a mission of a return, in a variant of its own.',
        params,
        response: { 200: OpenedChallengeSchema, ...failures },
      },
    },
    async (request) => openedChallenge(await played(returningOf(request), request.params.key, request.ip), UNTOUCHED),
  );

  server.post(
    '/return/challenges/:key/hints',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Shows the next hint, at no price.',
        params,
        body: ReturnHintSchema,
        response: { 200: HintsReplySchema, ...failures },
      },
    },
    async (request) => {
      const { manifest, secrets } = await played(returningOf(request), request.params.key, request.ip);
      return hintsReply(manifest, secrets, afterHint(manifest, guestState(manifest, request.body.guest)));
    },
  );

  server.post(
    '/return/challenges/:key/attempts',
    {
      onRequest,
      preValidation: emptyBody,
      config: { anyText: true },
      schema: {
        summary: 'Judges an answer; what its items were taken for is kept for the return alone.',
        params,
        body: ReturnAttemptSchema,
        response: { 200: AttemptReplySchema, ...failures },
      },
    },
    async (request) => {
      const holder = returningOf(request);
      const mission = await played(holder, request.params.key, request.ip);
      const { checker, secrets, manifest } = mission;
      const { answer, guest } = request.body;
      const judgement = checker.check(answer, secrets);
      await returns.record(holder, manifest.key, judgedItems(checker, answer, secrets), judgement.outcome === 'correct');
      return practiceReply({ progress, debriefsTold }, holder, mission, judgement, guest);
    },
  );
}

/** Number of a return's replay, beyond the numbers of players' replays, so that nobody has seen the variant before. */
function replayOf({ span }: ReturnHolder): number {
  return REPLAY.maximum + 1 + APPOINTMENT_KINDS.indexOf(span);
}
