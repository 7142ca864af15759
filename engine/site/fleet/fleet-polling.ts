/** Keeps the fleet up to date: the stream brings it, or it is loaded after live events about boards; and at intervals. */

import { ApiError } from '#engine/client/api-error.ts';
import { createRefresher } from '#engine/client/refresher.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Fleet, FleetBoats } from '#schemas/fleet.ts';
import { expectTold } from '../player-state/expect-told.ts';
import type { Player } from '../player-state/player.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';

/** Poll interval in milliseconds, with and without live events. */
const POLL_INTERVAL_MS = { live: MINUTE_MS, alone: 15_000 } as const;
/** Jitter in milliseconds: players spread the requests that one event causes. */
const NEWS_SPREAD_MS = 3_000;
/** Milliseconds after an event within which a stream that has brought the fleet before brings it again, also of a room of thousands. */
const BROUGHT_WITHIN_MS = 20_000;
/** Minimum milliseconds between two loads: the server recomputes every three seconds. */
const MIN_INTERVAL_MS = 4_000;

/** Polls while the page is visible, until another player logs in. @returns the function that unsubscribes */
export function subscribeToFleet(player: Player, onFleet: (fleet: Fleet) => void): () => void {
  const news = sessionNewsOf(player);
  return poll(player, '/fleet', isFleet, onFleet, { watch: news.onFleet, last: () => (news.live ? news.fleet : null) });
}

/** Like `subscribeToFleet`, for the boats. @returns the function that unsubscribes */
export function subscribeToBoats(player: Player, onBoats: (boats: FleetBoats) => void): () => void {
  return poll(player, '/fleet/boats', areBoats, onBoats, null);
}

/** What the stream brings of a value: each time, and last; null for none. */
interface Brought {
  watch(take: (value: unknown) => void): () => void;
  last(): unknown;
}

/** @param stream null for a value that the stream does not bring */
function poll<T>(
  player: Player,
  path: string,
  accepts: (value: unknown) => value is T,
  onLoaded: (value: T) => void,
  stream: Brought | null,
) {
  const token = player.token();
  const news = sessionNewsOf(player);
  const isOver = () => player.token() !== token;
  /** Whether the last value came by the stream, or the first one is expected from it. */
  let brought = stream !== null;
  const { now, stale, renewed, stop } = createRefresher<unknown>({
    load: (signal) => player.ask('GET', path, { signal }),
    delayMs: () => Math.random() * NEWS_SPREAD_MS + (brought ? BROUGHT_WITHIN_MS : 0),
    minIntervalMs: MIN_INTERVAL_MS,
    nextInMs: () => (news.live ? POLL_INTERVAL_MS.live : POLL_INTERVAL_MS.alone),
    paused: () => document.hidden || isOver(),
    onLoaded(value) {
      stopWaiting();
      brought = false;
      if (!isOver() && accepts(value)) onLoaded(value);
    },
    onFailure(error) {
      // The next load may succeed; the player handles a login that has ended.
      if (!(error instanceof ApiError)) throw error;
    },
  });
  document.addEventListener('visibilitychange', now);
  const unsubscribe = news.onBoards(() => stale());
  const take = (value: unknown) => {
    if (isOver() || !accepts(value)) return;
    stopWaiting();
    brought = true;
    renewed();
    onLoaded(value);
  };
  const unwatch = stream?.watch(take);
  const last = stream?.last();
  const isKnown = accepts(last);
  const stopWaiting = stream && !isKnown ? expectTold(player, 'fleet', now) : () => undefined;
  if (isKnown) take(last);
  else if (!stream) now();
  return () => {
    unsubscribe();
    unwatch?.();
    stopWaiting();
    stop();
    document.removeEventListener('visibilitychange', now);
  };
}

function isFleet(value: unknown): value is Fleet {
  return typeof value === 'object' && value !== null && 'found' in value && 'latest' in value && 'moments' in value;
}

function areBoats(value: unknown): value is FleetBoats {
  return typeof value === 'object' && value !== null && 'stages' in value && 'teams' in value && 'own' in value;
}
