/** The first load of a state that a stream brings as it opens: only if it does not come. */

import type { Player } from './player.ts';
import { type OpeningState, sessionNewsOf } from './session-news.ts';

/** Milliseconds within which a page begins to open its stream. */
const BEGUN_WITHIN_MS = 300;
/** Milliseconds within which a stream that is being opened brings its states, and over which the pages of a busy room spread their requests. */
const TOLD_WITHIN_MS = 6_000;
const SPREAD_MS = 2_000;

/**
 * Waits for a state that the stream brings as it opens.
 * @param ask called once, when it will not come: no stream is opened, another tab streams, the stream has opened before without it, or is
 * too slow
 * @returns the function that ends the wait, as the state has come or is not shown any more
 */
export function expectTold(player: Player, state: OpeningState, ask: () => void): () => void {
  const news = sessionNewsOf(player);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    unwatch();
  };
  const giveUp = () => {
    end();
    ask();
  };
  const look = () => {
    if (news.awaited.has(state)) timer = setTimeout(giveUp, TOLD_WITHIN_MS + Math.random() * SPREAD_MS);
    else giveUp();
  };
  const unwatch = news.onUntold(giveUp);
  if (news.live) look();
  else timer = setTimeout(look, BEGUN_WITHIN_MS);
  return end;
}
