/** Lets the bundler leave out what the site does not use of the router. */
import type { Plugin } from 'vite';

const COMPONENT = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * The router's components are made by calls, and named by assignments, that a bundler must keep: it cannot know them to be free of
 * effects. Marked as such, forms, fetchers and prefetching stay out of every first visit.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'vigie:lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({ code: code.replace(COMPONENT, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, ''), map: null }),
    },
  };
}
