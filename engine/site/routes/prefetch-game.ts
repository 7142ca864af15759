import { useEffect } from 'react';

/** Fetches what every challenge needs, before one is opened. Only a head start: the page itself reports what goes wrong. */
export function prefetchGame(): void {
  Promise.all([import('./catalogue-pages.tsx'), import('#engine/frame/challenge-frame.tsx')]).catch(() => undefined);
}

/** The same when the browser has nothing else to do, once `wanted`. */
export function usePrefetchedGame(wanted: boolean): void {
  useEffect(() => {
    if (wanted) return whenIdle(prefetchGame);
  }, [wanted]);
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
