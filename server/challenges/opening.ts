/** Opening a challenge. */
import { openedChallenge } from '#engine/rules/challenge-state.ts';
import { ChallengeKeySchema, OpenedChallengeSchema, OpenQuerySchema } from '#schemas/challenges.ts';
import type { Authentication } from '../access/authentication.ts';
import { endOrLimit } from '../concurrency/end-or-limit.ts';
import { debriefTold, ServerError } from '../errors.ts';
import { failures, type Server } from '../http/routing.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Progress } from '../ledger/progress.ts';
import { mustRun } from '../session-model/session-clock.ts';
import { guestState } from './guest-play.ts';
import { type FindPlayed, isBeforePlay, notInSession } from './played-challenge.ts';
import type { PracticeLimit } from './practice-limit.ts';

/** Milliseconds for which the page waits for its opening to be recorded: under load a transaction takes longer than the rest of the reply. */
const RECORDED_WITHIN_MS = 250;

export interface OpeningDeps {
  readonly ledger: Pick<Ledger, 'opening'>;
  readonly authentication: Authentication;
  readonly findPlayed: FindPlayed;
  readonly practiceLimit: PracticeLimit;
  readonly progress: Progress;
}

/** Registers `GET /challenges/:key`. */
export function openingRoutes(
  server: Server,
  { authentication, findPlayed, practiceLimit, progress, ledger }: OpeningDeps,
): void {
  server.get(
    '/challenges/:key',
    {
      config: { admission: 'play' },
      onRequest: authentication.playerOrPreview,
      schema: {
        summary: 'Opens a challenge: what its scene shows, and how far the player is.',
        params: ChallengeKeySchema,
        querystring: OpenQuerySchema,
        response: { 200: OpenedChallengeSchema, ...failures },
      },
    },
    async (request) => {
      const { params, query, player } = request;
      const replay = query.replay === undefined ? undefined : Number(query.replay);
      if (replay !== undefined) practiceLimit.take(request, params.key, replay);
      const played = await findPlayed(params.key, request, replay);
      const { manifest, hintPolicy, inSession, phase, endedAt, told } = played;
      if (query.page !== undefined && !manifest.pages?.some(({ slug }) => slug === query.page)) throw unknownPage();
      const known = player && replay === undefined ? await progress.state(player.participant, manifest.key) : null;
      const state = known ?? guestState(manifest, undefined);
      if (isBeforePlay(played)) mustRun(phase);
      // Solved missions stay readable, even if the session no longer plays them. Missions that cannot be won any more open as practice
      // only, as a replay without points.
      if (state.award === null && replay === undefined) {
        if (!inSession) throw notInSession();
        if (endedAt !== null) mustRun(phase);
        if (told) throw debriefTold();
      }
      // Best effort: if recording fails the page is shown anyway, and the next visit or the first answer records the opening.
      if (player && known?.opened === false && phase === 'running')
        await endOrLimit(ledger.opening(player, manifest), RECORDED_WITHIN_MS);
      return {
        ...openedChallenge(played, state, query.page),
        ...(hintPolicy === 'table' ? {} : { hintPolicy }),
      };
    },
  );
}

function unknownPage(): ServerError {
  return new ServerError(404, 'unknown-page', 'Cette page du défi n’existe pas.', { field: 'page' });
}
