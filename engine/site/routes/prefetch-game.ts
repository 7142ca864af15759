/** The pages that need the whole catalogue. */
export const loadPages = () => import('./catalogue-pages.tsx');

/** Preloads the code that the hub and every mission need. The page itself reports a failure. */
export function prefetchGame(): void {
  Promise.all([loadPages(), import('#engine/frame/challenge-frame.tsx')]).catch(() => undefined);
}
