/**
 * Turns off what Storybook records of play functions for its panel: each call of `expect`, of a query or of a user's action with all of its
 * arguments, an element with all of its text. Storybook records in a page within a page, which Vitest's is, through the recorder that the
 * page has; the page is given one that records nothing.
 */
import type { Plugin } from 'vite';

/** For the pages in which Vitest runs stories. */
export function quietStorybook(): Plugin {
  return {
    name: 'vigie:quiet-storybook',
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        children: 'window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (called) => called };',
      },
    ],
  };
}
