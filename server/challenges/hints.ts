/** Requests for a hint. Its cost lowers the award, by the rules of `challenge-state.ts`. */
import { afterHint, hintsReply } from '#engine/rules/challenge-state.ts';
import { ChallengeKeySchema, HintRequestSchema, HintsReplySchema } from '#schemas/challenges.ts';
import type { Authentication } from '../access/authentication.ts';
import { debriefTold } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { mustRun } from '../session-model/session-clock.ts';
import { guestState } from './guest-play.ts';
import { type FindPlayed, notInSession } from './played-challenge.ts';
import type { PracticeLimit } from './practice-limit.ts';

export interface HintDeps {
  readonly authentication: Authentication;
  readonly findPlayed: FindPlayed;
  readonly practiceLimit: PracticeLimit;
  readonly ledger: Ledger;
}

/** Registers `POST /challenges/:key/hints`. */
export function hintRoutes(server: Server, { authentication, findPlayed, practiceLimit, ledger }: HintDeps): void {
  server.post(
    '/challenges/:key/hints',
    {
      onRequest: authentication.playerOrPreview,
      preValidation: emptyBody,
      schema: {
        summary: 'Shows the next hint.',
        params: ChallengeKeySchema,
        body: HintRequestSchema,
        response: { 200: HintsReplySchema, ...failures },
      },
    },
    async (request) => {
      const { params, body, player } = request;
      practiceLimit.take(request, params.key, body.replay);
      const played = await findPlayed(params.key, request, body.replay);
      const { manifest, secrets, hintPolicy, inSession, phase, practice, told } = played;
      if (!player || practice) return hintsReply(manifest, secrets, afterHint(manifest, guestState(manifest, body.guest)));
      if (!inSession) throw notInSession();
      if (told) throw debriefTold();
      mustRun(phase);
      if (hintPolicy === 'none') return { hints: [], remaining: 0 };
      return hintsReply(manifest, secrets, await ledger.hint(player, manifest, body.seen));
    },
  );
}
