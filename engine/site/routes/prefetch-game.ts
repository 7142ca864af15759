/** The pages that need the whole catalogue. */
export const loadPages = () => import('./catalogue-pages.tsx');

/** Fetches what the hub and every mission need, before one is opened. Only a head start: the page itself reports what goes wrong. */
export function prefetchGame(): void {
  Promise.all([loadPages(), import('#engine/frame/challenge-frame.tsx')]).catch(() => undefined);
}
