/** Opening a challenge and asking for its hints (design, section 4). */
import { afterHint, type ChallengeState, openedChallenge, visibleHints } from '#engine/core/challenge-state.ts';
import type { RegisteredChallenge } from '#engine/core/registry.ts';
import {
  ChallengeKeySchema,
  HintRequestSchema,
  HintsAnswerSchema,
  OpenedChallengeSchema,
  OpenQuerySchema,
} from '#schemas/challenges.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/server.ts';
import type { Services } from '../services.ts';
import { GUEST } from './challenge-book.ts';
import { guestState } from './guest-play.ts';

/** Registers `GET /challenges/:key` and `POST /challenges/:key/hints`. */
export function challengeRoutes(server: Server, { book, authentication, ledger, readState }: Services): void {
  server.get(
    '/challenges/:key',
    {
      onRequest: authentication.optionalPlayer,
      schema: { params: ChallengeKeySchema, querystring: OpenQuerySchema, response: { 200: OpenedChallengeSchema, ...failures } },
    },
    async ({ params, query, player }) => {
      const challenge = book.get(params.key);
      const { manifest, checker } = challenge;
      if (query.page !== undefined && !manifest.pages?.some(({ slug }) => slug === query.page)) throw unknownPage();
      const secrets = book.secretsOf(challenge, player?.participant ?? GUEST);
      const state = player ? await readState(player.participant, manifest.key) : guestState(manifest, undefined);
      return openedChallenge(manifest, checker, secrets, state, query.page);
    },
  );

  server.post(
    '/challenges/:key/hints',
    {
      onRequest: authentication.optionalPlayer,
      preValidation: emptyBody,
      schema: { params: ChallengeKeySchema, body: HintRequestSchema, response: { 200: HintsAnswerSchema, ...failures } },
    },
    async ({ params, body, player }) => {
      const challenge = book.get(params.key);
      const { manifest } = challenge;
      if (!player) return hintsAnswer(challenge, GUEST, afterHint(manifest, guestState(manifest, body.guest)));
      return hintsAnswer(challenge, player.participant, await ledger.hint(player, manifest));
    },
  );

  function hintsAnswer(challenge: RegisteredChallenge, participant: string, state: ChallengeState) {
    const hints = visibleHints(challenge.manifest, book.secretsOf(challenge, participant), state);
    return { hints, remaining: challenge.manifest.hints.length - hints.length };
  }
}

function unknownPage(): ServerError {
  return new ServerError(404, 'unknown-page', "Cette page du défi n'existe pas.", { field: 'page' });
}
