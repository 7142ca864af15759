/** Playwright's `test`, which also fails when a page of any of its contexts breaks the Content-Security-Policy. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** How Chromium begins or goes on where a policy refuses something, Trusted Types among them. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script|ScriptURL| Type)|Cross-Origin-Embedder-Policy/;

export const test = base.extend<{ policyKept: undefined }, { violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      browser.on('context', (context) =>
        context.on('console', (message) => {
          // What a player types into a sandboxed frame is refused on purpose.
          if (message.location().url.startsWith('about:')) return;
          if (message.type() === 'error' && VIOLATION.test(message.text())) violations.push(message.text());
        }),
      );
      await use(violations);
    },
    { scope: 'worker' },
  ],
  policyKept: [
    async ({ violations }, use) => {
      violations.length = 0;
      await use(undefined);
      base.expect(violations, 'a page broke its policy').toEqual([]);
    },
    { auto: true },
  ],
});
