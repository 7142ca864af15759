import { useEffect } from 'react';
import type { Player } from './player.ts';

/** Keeps the player current, whichever page shows: at the start, when the network is back, when another tab logged in or out. */
export function useCurrentPlayer(player: Player): void {
  useEffect(() => {
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) player.readAgain();
    };
    // A page restored from the back/forward cache has received no `storage` events of other tabs in the meantime.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) player.readAgain();
    };
    player.readAgain();
    window.addEventListener('online', player.retry);
    window.addEventListener('storage', changedElsewhere);
    window.addEventListener('pageshow', shownAgain);
    return () => {
      window.removeEventListener('online', player.retry);
      window.removeEventListener('storage', changedElsewhere);
      window.removeEventListener('pageshow', shownAgain);
    };
  }, [player]);
}
