/**
 * React's development build, without what it writes for a profiler. Its warnings stay, and fail tests (console-errors.ts); what it notes
 * of each component at each render, for the performance panel of a browser, is read by nobody here and takes two fifths of a render.
 * React asks once, when it is loaded, whether the browser can take such notes: this page's cannot.
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
