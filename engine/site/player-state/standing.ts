/**
 * The player's standing, kept current by the stream, which brings it as it opens and with its events. It is loaded after an event that does
 * not contain it, and polled where there is no stream.
 */
import { ApiError } from '#engine/client/api-error.ts';
import { createRefresher } from '#engine/client/refresher.ts';
import type { Me, Standing } from '#schemas/standing.ts';
import { expectTold } from './expect-told.ts';
import type { Player } from './player.ts';
import { sessionNewsOf } from './session-news.ts';

interface StandingSource {
  /** Calls back with each new standing, at once if a live event has brought one already. @returns the function that unsubscribes */
  subscribe(onStanding: (standing: Standing) => void): () => void;
  /** Loads the standing again, after a change by the player. */
  refresh(): void;
}

/** Poll interval in milliseconds: with live events, which announce every change, and without them. */
const POLL_INTERVAL_MS = { live: 120_000, alone: 5_000 } as const;
/** Milliseconds after an event in which the server may still answer from its cache, and over which a session spreads its requests. */
const NEWS_DELAY_MS = 250;
const NEWS_SPREAD_MS = 750;
/** Minimum milliseconds between two loads that events ask for. */
const MIN_INTERVAL_MS = 1_000;
/** Milliseconds to the next load after a standing that is behind what the player knows: after a login or a solve. */
const HURRIED_INTERVAL_MS = 1_000;
/** Maximum number of hurried loads in a row: a standing that is still behind then has another reason. */
const MAX_HURRIED = 3;

/** Loads the standing while the page is visible, and no more once another player is logged in. */
export function createStandingPolling(player: Player): StandingSource {
  let refresh = () => {};
  return {
    refresh: () => refresh(),
    subscribe(onStanding) {
      const token = player.token();
      const news = sessionNewsOf(player);
      const isOver = () => player.token() !== token;
      let hurried = 0;
      const isBehind = ({ board, frozenAt, rank, points }: Standing) => {
        const known = player.store.getState();
        if (frozenAt !== null) return false;
        return (rank === null && board !== 'none') || (known.scoreKnown && known.points !== points);
      };
      const { now, stale, renewed, stop } = createRefresher<unknown>({
        load: (signal) => player.ask('GET', '/standing', { signal }),
        delayMs: () => NEWS_DELAY_MS + Math.random() * NEWS_SPREAD_MS,
        minIntervalMs: MIN_INTERVAL_MS,
        nextInMs(failed) {
          if (!failed && hurried > 0) return HURRIED_INTERVAL_MS;
          return news.live ? POLL_INTERVAL_MS.live : POLL_INTERVAL_MS.alone;
        },
        paused: () => document.hidden || isOver(),
        onLoaded(standing) {
          stopWaiting();
          if (isOver()) return;
          if (isStanding(standing)) onStanding(standing);
          hurried = isStanding(standing) && isBehind(standing) && hurried < MAX_HURRIED ? hurried + 1 : 0;
        },
        onFailure(error) {
          // The next load may succeed; the player handles a login that has ended.
          if (!(error instanceof ApiError)) throw error;
        },
      });
      refresh = now;
      document.addEventListener('visibilitychange', now);
      const take = (standing: Standing | null) => {
        if (standing === null) return stale();
        if (isOver()) return;
        hurried = 0;
        stopWaiting();
        renewed();
        onStanding(standing);
      };
      const known = news.live ? news.standing : null;
      const stopWaiting = known ? () => undefined : expectTold(player, 'standing', now);
      const unsubscribe = news.onBoards(take);
      const unwatch = news.onStanding(take);
      if (known) take(known);
      return () => {
        stopWaiting();
        unsubscribe();
        unwatch();
        stop();
        document.removeEventListener('visibilitychange', now);
      };
    },
  };
}

/**
 * The player's profile; null where a proxy answers in the server's place. @param turn changes the suggested names. Rejects with an
 * `ApiError`.
 */
export async function fetchMe(player: Player, turn = 0): Promise<Me | null> {
  const me = await player.ask<unknown>('GET', turn === 0 ? '/me' : `/me?turn=${turn}`);
  return isMe(me) ? me : null;
}

/** TTL of a profile in milliseconds. */
const RECENT_MS = 3_000;
const recent = new WeakMap<Player, { readonly token: string | null; readonly at: number; readonly me: Promise<Me | null> }>();

/** One profile for the parts of a page that open together. Rejects with an `ApiError`. */
export function fetchMeOnce(player: Player): Promise<Me | null> {
  const known = recent.get(player);
  if (known && known.token === player.token() && Date.now() - known.at < RECENT_MS) return known.me;
  const me = fetchMe(player);
  recent.set(player, { token: player.token(), at: Date.now(), me });
  // A failure is tried again by the next part that asks.
  me.catch(() => recent.delete(player));
  return me;
}

/** Changes the name on the boards. Rejects with an `ApiError`. */
export async function chooseName(player: Player, name: string): Promise<Me> {
  const me = await player.ask<Me>('PUT', '/me/name', { body: { name } });
  player.named(me.name);
  return me;
}

function isMe(value: unknown): value is Me {
  return typeof value === 'object' && value !== null && 'email' in value && 'suggestions' in value;
}

/** Whether a value is a standing, as far as a reply or an event can be told from a proxy's. */
export function isStanding(value: unknown): value is Standing {
  return typeof value === 'object' && value !== null && 'board' in value && 'above' in value && 'top' in value;
}
