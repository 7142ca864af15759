/** Opening a challenge and asking for its hints (design, section 4). */
import { afterHint, type ChallengeState, openedChallenge, visibleHints } from '#engine/rules/challenge-state.ts';
import {
  ChallengeKeySchema,
  HintRequestSchema,
  HintsReplySchema,
  OpenedChallengeSchema,
  OpenQuerySchema,
} from '#schemas/challenges.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/server.ts';
import type { Services } from '../services.ts';
import { GUEST } from './challenge-book.ts';
import { guestState } from './guest-play.ts';
import { notInSession, type PlayedChallenge } from './played-challenge.ts';

/** Registers `GET /challenges/:key` and `POST /challenges/:key/hints`. */
export function challengeRoutes(server: Server, { book, findPlayed, authentication, ledger, progress }: Services): void {
  server.get(
    '/challenges/:key',
    {
      onRequest: authentication.optionalPlayer,
      schema: {
        summary: 'Opens a challenge: what its scene shows, and how far the player is.',
        params: ChallengeKeySchema,
        querystring: OpenQuerySchema,
        response: { 200: OpenedChallengeSchema, ...failures },
      },
    },
    async ({ params, query, player }) => {
      const { challenge, manifest, hintPolicy, inSession } = await findPlayed(params.key, player);
      if (query.page !== undefined && !manifest.pages?.some(({ slug }) => slug === query.page)) throw unknownPage();
      const secrets = book.secretsOf(challenge, player?.participant ?? GUEST);
      const state = player ? await progress.state(player.participant, manifest.key) : guestState(manifest, undefined);
      // What was solved stays readable, whatever the session plays since.
      if (!inSession && state.award === null) throw notInSession();
      return {
        ...openedChallenge(manifest, challenge.checker, secrets, state, query.page),
        ...(hintPolicy === 'table' ? {} : { hintPolicy }),
      };
    },
  );

  server.post(
    '/challenges/:key/hints',
    {
      onRequest: authentication.optionalPlayer,
      preValidation: emptyBody,
      schema: {
        summary: 'Shows the next hint.',
        params: ChallengeKeySchema,
        body: HintRequestSchema,
        response: { 200: HintsReplySchema, ...failures },
      },
    },
    async ({ params, body, player }) => {
      const played = await findPlayed(params.key, player);
      const { manifest, hintPolicy, inSession } = played;
      if (!player) return hintsReply(played, GUEST, afterHint(manifest, guestState(manifest, body.guest)));
      if (!inSession) throw notInSession();
      if (hintPolicy === 'none') return { hints: [], remaining: 0 };
      return hintsReply(played, player.participant, await ledger.hint(player, manifest, body.seen));
    },
  );

  function hintsReply({ challenge, manifest }: PlayedChallenge, participant: string, state: ChallengeState) {
    const hints = visibleHints(manifest, book.secretsOf(challenge, participant), state);
    return { hints, remaining: manifest.hints.length - hints.length };
  }
}

function unknownPage(): ServerError {
  return new ServerError(404, 'unknown-page', 'Cette page du défi n’existe pas.', { field: 'page' });
}
