/** The challenge backend of the site: the server judges, over HTTP. */

import type { ChallengeBackend } from '#engine/frame/backend.ts';
import type { AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';
import type { Player } from './player.ts';

/** A guest's play is remembered by the tab and told to the server with each call. */
export function createHttpBackend(player: Player): ChallengeBackend {
  const { ask } = player;
  const address = (key: string) => `/challenges/${encodeURIComponent(key)}`;
  const guestOf = (key: string) => (player.token() === null ? { guest: player.guest.play(key) } : {});
  return {
    async open(key, page) {
      const opened = await ask<OpenedChallenge>(
        'GET',
        page === undefined ? address(key) : `${address(key)}?page=${encodeURIComponent(page)}`,
      );
      return player.token() === null ? player.guest.recall(key, opened) : opened;
    },
    async hint(key, seen) {
      const reply = await ask<HintsReply>('POST', `${address(key)}/hints`, { body: { seen, ...guestOf(key) } });
      if (player.token() === null) player.guest.hinted(key, reply);
      return reply;
    },
    async attempt(key, answer, once) {
      const reply = await ask<AttemptReply>('POST', `${address(key)}/attempts`, {
        body: { answer, ...guestOf(key) },
        ...(once === undefined ? {} : { idempotencyKey: once }),
      });
      if (player.token() === null) player.guest.attempted(key, reply);
      return reply;
    },
    async penalise(_key, points) {
      player.penalised(points);
    },
  };
}

/** The same backend, whose first `open` of this page was asked before the page's code had arrived. */
export function withEarlyOpen(backend: ChallengeBackend, key: string, page?: string): ChallengeBackend {
  let early: Promise<OpenedChallenge> | undefined = backend.open(key, page);
  // Whoever opens the page hears of the failure; until then nobody has to.
  early.catch(() => undefined);
  return {
    ...backend,
    open(wanted, wantedPage) {
      const taken = wanted === key && wantedPage === page ? early : undefined;
      early = undefined;
      return taken ?? backend.open(wanted, wantedPage);
    },
  };
}
