/** Fetches what every challenge needs, before one is opened. Only a head start: the page itself reports what goes wrong. */
export function prefetchGame(): void {
  Promise.all([import('./catalogue-pages.tsx'), import('#engine/frame/challenge-frame.tsx')]).catch(() => undefined);
}
