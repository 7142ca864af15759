/** What the server tells of the fleet, kept current: loaded again after live events that concern boards, and now and then. */
import { ApiError } from '#engine/client/api-error.ts';
import { createRefresher } from '#engine/client/refresher.ts';
import type { Fleet, FleetBoats } from '#schemas/fleet.ts';
import type { Player } from '../player/player.ts';
import { sessionNewsOf } from '../player/session-news.ts';

/** Milliseconds between two loads where live events arrive, and where they do not. */
const POLL_INTERVAL_MS = { live: 60_000, alone: 15_000 } as const;
/** Milliseconds over which a room spreads the loads that an event asks for. */
const NEWS_SPREAD_MS = 3_000;
/** Milliseconds between two loads, at least: the server counts anew every three seconds. */
const MIN_INTERVAL_MS = 4_000;

/** Loads while the page is visible, and no more once another player is logged in. @returns what ends it */
export function subscribeToFleet(player: Player, onFleet: (fleet: Fleet) => void): () => void {
  return poll(player, '/fleet', isFleet, onFleet);
}

/** The same for the boats. @returns what ends it */
export function subscribeToBoats(player: Player, onBoats: (boats: FleetBoats) => void): () => void {
  return poll(player, '/fleet/boats', areBoats, onBoats);
}

function poll<T>(player: Player, path: string, accepts: (value: unknown) => value is T, onLoaded: (value: T) => void) {
  const token = player.token();
  const news = sessionNewsOf(player);
  const isOver = () => player.token() !== token;
  const { now, stale, stop } = createRefresher<unknown>({
    load: (signal) => player.ask('GET', path, { signal }),
    delayMs: () => Math.random() * NEWS_SPREAD_MS,
    minIntervalMs: MIN_INTERVAL_MS,
    nextInMs: () => (news.live ? POLL_INTERVAL_MS.live : POLL_INTERVAL_MS.alone),
    paused: () => document.hidden || isOver(),
    onLoaded(value) {
      if (!isOver() && accepts(value)) onLoaded(value);
    },
    onFailure(error) {
      // The next load may succeed; the player handles a login that has ended.
      if (!(error instanceof ApiError)) throw error;
    },
  });
  document.addEventListener('visibilitychange', now);
  const unsubscribe = news.onBoards(stale);
  now();
  return () => {
    unsubscribe();
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
