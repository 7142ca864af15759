import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlayerState } from './player-state/player-store.ts';
import type { Site } from './site.ts';

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
