import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { showDisplayFont, showTextFont } from '#engine/ui/brand/font/fonts.ts';
import type { Player } from '../player-state/player.ts';

/** Paths of the pages that a visitor sees first. */
const ENTRANCES: readonly string[] = ['/', '/user-login'];

/** Work that the page defers until it is hydrated. */
export function usePageAlive(player: Player): void {
  const { pathname } = useLocation();
  const loggedIn = useStore(player.store, (state) => state.loggedIn);
  const firstVisit = !loggedIn && ENTRANCES.includes(pathname);
  useEffect(() => {
    // Set by index.html: the prerendered hub is a guest's, and is hidden from a logged-in player until hydration.
    delete document.documentElement.dataset['player'];
    void showDisplayFont();
  }, []);
  useEffect(() => {
    if (!firstVisit) void showTextFont();
  }, [firstVisit]);
}
