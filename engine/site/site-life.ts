/** What happens to the site as a whole, whichever page shows: start, network back, another tab, idle time. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { showDisplayFont } from '#engine/ui/font/display-font.ts';
import { prefetchGame } from './routes/prefetch-game.ts';
import type { Site } from './site-context.ts';

export function useSiteLife({ player }: Site): void {
  const loggedIn = useStore(player.store, (state) => state.loggedIn);

  useEffect(() => {
    player.restore();
    void player.refresh();
    // The prerendered page was hidden from a logged-in player until here.
    delete document.documentElement.dataset['player'];
    void showDisplayFont();
    const changedElsewhere = (event: StorageEvent) => {
      if (event.key !== 'token' && event.key !== null) return;
      player.restore();
      void player.refresh();
    };
    window.addEventListener('online', player.retry);
    window.addEventListener('storage', changedElsewhere);
    return () => {
      window.removeEventListener('online', player.retry);
      window.removeEventListener('storage', changedElsewhere);
    };
  }, [player]);

  useEffect(() => {
    if (loggedIn) return whenIdle(prefetchGame);
  }, [loggedIn]);
}

function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
