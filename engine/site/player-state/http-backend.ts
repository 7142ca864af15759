/** The challenge backend of the site: the server judges, over HTTP. */

import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';
import type { Player } from './player.ts';
import { replayPlay } from './replay.ts';

/** A guest's play, and a replay, are stored in the tab and sent to the server with each call. */
export function createHttpBackend(player: Player): ChallengeBackend {
  const { play: ask } = player;
  const address = (key: string) => `/challenges/${encodeURIComponent(key)}`;
  const playOf = (key: string) => {
    const replay = player.replay.of(key);
    if (replay) return replayPlay(replay);
    return player.token() === null ? { guest: player.guest.play(key) } : {};
  };
  /** Whether the caller is a guest, checked again with the reply: a player's reply is not stored for a guest. */
  const askedByGuest = () => {
    const asks = player.token() === null;
    return () => asks && player.token() === null;
  };
  return {
    async open(key, page) {
      const replay = player.replay.of(key);
      const query = new URLSearchParams({
        ...(page === undefined ? {} : { page }),
        ...(replay ? { replay: String(replay.number) } : {}),
      }).toString();
      const opened = await ask<OpenedChallenge>('GET', query === '' ? address(key) : `${address(key)}?${query}`);
      if (replay) return { ...opened, hints: [...replay.hints], failures: replay.failures };
      return player.token() === null ? player.guest.recall(key, opened) : opened;
    },
    async hint(key, seen) {
      const isGuests = askedByGuest();
      const reply = await ask<HintsReply>('POST', `${address(key)}/hints`, { body: { seen, ...playOf(key) } });
      if (player.replay.of(key)) player.replay.remember({ hints: reply.hints });
      else if (isGuests()) player.guest.hinted(key, reply);
      return reply;
    },
    async attempt(key, answer, once) {
      const isGuests = askedByGuest();
      const reply = await ask<AttemptReply>('POST', `${address(key)}/attempts`, {
        body: { answer, ...playOf(key) },
        ...(once === undefined ? {} : { idempotencyKey: once }),
      });
      if (player.replay.of(key)) player.replay.remember({ failures: reply.failures });
      else if (isGuests()) player.guest.attempted(key, reply);
      return reply;
    },
    async penalise(key, points) {
      if (!player.replay.of(key)) player.penalised(points);
    },
  };
}
