/**
 * Browser tests that need a page of their own. All others share one (`isolate: false`), where the modules that a file imports and the
 * styles that they bring stay for the next file: a page for each would load React and the product a hundred times.
 */
export const ISOLATED = [
  // Measure a page that has the projector's styles alone, as its document has.
  'projector/**/*.browser.test.tsx',
  // Mock a module that other files import.
  'engine/site/arrival/player-home.browser.test.tsx',
  'engine/site/hub/player-hub.browser.test.tsx',
  'engine/site/live-session/session-bar.browser.test.tsx',
  // Compares the calls of a page's first load.
  'admin/api/early-answers.browser.test.tsx',
];
