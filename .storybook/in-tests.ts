/** Differences of a story that is run as a test, and functions that only a test has. */
import { RULES_OF_COLOUR } from '../tests/support/colour-rules.ts';

/** Whether Vitest runs the story, not Storybook. */
export const IN_TESTS = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** How long a story waits for an element or an assertion, in ms. The default is one second, which a busy machine does not keep. */
export const PATIENCE_MS = 10_000;

/** Axe reports mistakes only, through a reporter that a test's page has (tests/support/quiet-axe.ts). Storybook's panel shows what passed too. */
export const ONLY_MISTAKES = { reporter: 'mistakes', resultTypes: ['violations' as const], preload: false };

/** For a state with the same elements as another state that is tested: axe checks it in Storybook, but not in tests. */
export const AXE_ELSEWHERE = { a11y: { test: IN_TESTS ? ('off' as const) : ('error' as const) } };

/** For a state that repeats another one in the other theme: a test checks its colours alone. */
export const AXE_OF_COLOURS = {
  a11y: IN_TESTS ? { options: { runOnly: { type: 'rule' as const, values: RULES_OF_COLOUR } } } : {},
};

/** Switches the browser's forced colours on or off, which no page can do by itself. @throws where the browser did not switch */
export async function forceColours(forced: boolean): Promise<void> {
  const { commands } = await import('vitest/browser');
  await commands.forceColours(forced);
  if (matchMedia('(forced-colors: active)').matches !== forced) throw new Error(`forced colours: ${!forced}`);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (forced: boolean) => Promise<void>;
  }
}
