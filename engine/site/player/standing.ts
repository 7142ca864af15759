/** Where the player stands, kept current: on news of the session, and by asking again and again. */
import { ApiError } from '#engine/client/api-error.ts';
import type { Me, Standing } from '#schemas/standing.ts';
import type { Player } from './player.ts';
import { sessionNewsOf } from './session-news.ts';

export interface StandingSource {
  /** Calls at once where something is known, and at every change. @returns what ends it */
  subscribe(onStanding: (standing: Standing) => void): () => void;
  /** Something of it has just changed, by the player's own hand. */
  refresh(): void;
}

/** Milliseconds between two questions where news come by themselves, and where they do not. */
const POLL_INTERVAL_MS = { live: 15_000, alone: 5_000 } as const;
/** Milliseconds after news in which the server may still show what was before them, and over which a room spreads its questions. */
const NOT_BEFORE = 250;
const SPREAD = 750;
/** Milliseconds before the next poll when the answer lags behind what the player has just done. */
const SOON = 1_000;
/** So many hurried questions one after the other: what is still behind then is so for another reason. */
const MAX_HURRIED = 3;

/** Asks while the page can be seen, and no more once the player is another one. */
export function createStandingPolling(player: Player): StandingSource {
  let refresh = () => {};
  return {
    refresh: () => refresh(),
    subscribe(onStanding) {
      const token = player.token();
      const news = sessionNewsOf(player);
      let timer: ReturnType<typeof setTimeout> | undefined;
      let soon: ReturnType<typeof setTimeout> | undefined;
      let asked = 0;
      let hurried = 0;
      const isBehind = ({ board, frozenAt, rank, points }: Standing) => {
        const known = player.store.getState();
        if (frozenAt !== null) return false;
        return (rank === null && board !== 'none') || (known.scoreKnown && known.points !== points);
      };
      const over = () => player.token() !== token;
      const ask = async () => {
        clearTimeout(timer);
        if (over() || document.hidden) return;
        asked += 1;
        const own = asked;
        let wait: number = news.live ? POLL_INTERVAL_MS.live : POLL_INTERVAL_MS.alone;
        try {
          const standing = await player.ask<unknown>('GET', '/standing');
          if (own !== asked || over()) return;
          if (isStanding(standing)) {
            onStanding(standing);
            hurried = isBehind(standing) && hurried < MAX_HURRIED ? hurried + 1 : 0;
            if (hurried > 0) wait = SOON;
          }
        } catch (error) {
          // It is asked again anyway; a login that has ended is the player's own matter.
          if (!(error instanceof ApiError)) throw error;
        }
        if (own === asked) timer = setTimeout(ask, wait);
      };
      /** All of a room hears of it at once. */
      const onNews = () => {
        soon ??= setTimeout(
          () => {
            soon = undefined;
            void ask();
          },
          NOT_BEFORE + Math.random() * SPREAD,
        );
      };
      const go = () => void ask();
      refresh = go;
      document.addEventListener('visibilitychange', go);
      const unsubscribe = news.onBoards(onNews);
      go();
      return () => {
        asked += 1;
        unsubscribe();
        clearTimeout(timer);
        clearTimeout(soon);
        document.removeEventListener('visibilitychange', go);
      };
    },
  };
}

/** Who the player is; null where something answers in the server's place. @param turn another one has other suggestions. Rejects with an `ApiError`. */
export async function fetchMe(player: Player, turn = 0): Promise<Me | null> {
  const me = await player.ask<unknown>('GET', turn === 0 ? '/me' : `/me?turn=${turn}`);
  return isMe(me) ? me : null;
}

/** Takes another name on the boards. Rejects with an `ApiError`. */
export async function chooseName(player: Player, name: string): Promise<Me> {
  const me = await player.ask<Me>('PUT', '/me/name', { body: { name } });
  player.named(me.name);
  return me;
}

function isMe(value: unknown): value is Me {
  return typeof value === 'object' && value !== null && 'email' in value && 'suggestions' in value;
}

function isStanding(value: unknown): value is Standing {
  return typeof value === 'object' && value !== null && 'board' in value && 'above' in value && 'top' in value;
}
