import { useEffect } from 'react';
import type { Player } from './player.ts';

/** Keeps the player current, whichever page shows: at the start, when the network is back, when another tab logged in or out. */
export function useCurrentPlayer(player: Player): void {
  useEffect(() => {
    const readAgain = () => {
      player.restore();
      void player.refresh();
    };
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) readAgain();
    };
    readAgain();
    window.addEventListener('online', player.retry);
    window.addEventListener('storage', changedElsewhere);
    return () => {
      window.removeEventListener('online', player.retry);
      window.removeEventListener('storage', changedElsewhere);
    };
  }, [player]);
}
