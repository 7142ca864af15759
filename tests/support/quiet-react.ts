/**
 * Turns off what React's development build records for a profiler. React records each component at each render for the performance panel of
 * a browser, which nobody reads in tests and which takes 40 % of a render. React checks once, when it is loaded, whether the browser has
 * these functions, so they are deleted from the page before. React's warnings stay, and fail tests (console-errors.ts).
 */
import type { Plugin } from 'vite';

/** For the pages in which Vitest runs tests of React. */
export function quietReact(): Plugin {
  return {
    name: 'vigie:quiet-react',
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head-prepend', children: 'delete console.timeStamp; delete console.createTask;' },
    ],
  };
}
