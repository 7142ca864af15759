import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/** The pages that need the whole catalogue. */
export const loadPages = () => import('./catalogue-pages.tsx');

/** Fetches what every challenge needs, before one is opened. Only a head start: the page itself reports what goes wrong. */
export function prefetchGame(): void {
  Promise.all([loadPages(), import('#engine/frame/challenge-frame.tsx')]).catch(() => undefined);
}

/** The same when the browser has nothing else to do, once `wanted`. */
export function usePrefetchedGame(wanted: boolean): void {
  useEffect(() => {
    if (wanted) return whenIdle(prefetchGame);
  }, [wanted]);
}
