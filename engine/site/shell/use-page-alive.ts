import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { showDisplayFont, showTextFont } from '#engine/ui/brand/font/fonts.ts';
import type { Player } from '../player/player.ts';

/** What a visitor sees first. */
const ENTRANCES: readonly string[] = ['/', '/user-login'];

/** What the page left until it was alive. */
export function usePageAlive(player: Player): void {
  const { pathname } = useLocation();
  const loggedIn = useStore(player.store, (state) => state.loggedIn);
  const firstVisit = !loggedIn && ENTRANCES.includes(pathname);
  useEffect(() => {
    // Set by index.html: the prerendered hub is a guest's, and was hidden from a logged-in player until here.
    delete document.documentElement.dataset['player'];
    void showDisplayFont();
  }, []);
  useEffect(() => {
    if (!firstVisit) void showTextFont();
  }, [firstVisit]);
}
