/**
 * Browser tests that need a page of their own. All other files share one page (`isolate: false`), in which imported modules and their
 * styles stay loaded for the next file: with a page for each file, React and the product would be loaded a hundred times.
 */
export const ISOLATED = [
  // Measures a page that has only the projector's styles, as the projector's document has.
  'projector/**/*.browser.test.tsx',
  // Mock a module that other files import.
  'engine/site/arrival/player-home.browser.test.tsx',
  'engine/site/hub/player-hub.browser.test.tsx',
  'engine/site/live-session/session-bar.browser.test.tsx',
  // Compares the calls of a page's first load.
  'admin/api/early-answers.browser.test.tsx',
];
