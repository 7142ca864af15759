import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ChallengeBackend } from '#engine/frame/backend.ts';
import type { Player } from './player/player.ts';
import type { PlayerState } from './player/player-store.ts';

export interface Site {
  readonly player: Player;
  readonly backend: ChallengeBackend;
}

export const SiteContext = createContext<Site | null>(null);

/** The player and the backend of this site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite works inside the application only');
  return site;
}

/** A part of the player's state, kept current. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useStore(useSite().player.store, select);
}
