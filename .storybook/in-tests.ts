/** What a story does differently where it is run as a test, and what only a test can do. */
import { RULES_OF_COLOUR } from '../tests/support/colour-rules.ts';

/** Whether Vitest runs the story, not Storybook. */
export const IN_TESTS = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** How long a story waits for an element or an assertion, in ms; one second by itself, which a busy machine does not keep. */
export const PATIENCE_MS = 10_000;

/** A test sends its whole result to the runner: of the nodes that passed, each with its mark-up, 180 kB a story. Storybook's panel shows them. */
export const ONLY_MISTAKES = { resultTypes: ['violations' as const], preload: false };

/** Of a state whose elements are those of another one that is tested: in Storybook axe looks at it like at any other, a test need not. */
export const AXE_ELSEWHERE = { a11y: { test: IN_TESTS ? ('off' as const) : ('error' as const) } };

/** Of a state that is another one in the other theme: a test looks at its colours alone. */
export const AXE_OF_COLOURS = {
  a11y: IN_TESTS ? { options: { runOnly: { type: 'rule' as const, values: RULES_OF_COLOUR } } } : {},
};

/** Has the browser draw with forced colours, or no longer. No page can ask for that by itself. @throws where it does not */
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
