/** News that boards changed, for whoever shows one. Apart from the player: only who is logged in needs it. */
import type { Player } from './player.ts';

export interface BoardNews {
  /** Whether news come by themselves; otherwise a board is to be asked for again and again. */
  live: boolean;
  /** @returns what ends it */
  subscribe(onChange: () => void): () => void;
  changed(): void;
}

const known = new WeakMap<Player, BoardNews>();

export function boardNewsOf(player: Player): BoardNews {
  const news = known.get(player) ?? createBoardNews();
  known.set(player, news);
  return news;
}

function createBoardNews(): BoardNews {
  const listeners = new Set<() => void>();
  return {
    live: false,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    changed() {
      for (const listener of listeners) listener();
    },
  };
}
