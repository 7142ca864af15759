/** Playwright's `test`, which also fails when a page of any of its contexts violates the content security policy. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Patterns of Chromium's messages when a policy refuses something; Trusted Types have messages of their own. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script|ScriptURL| Type)|Cross-Origin-Embedder-Policy/;

export const test = base.extend<{ policyKept: undefined }, { violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      browser.on('context', (context) =>
        context.on('console', (message) => {
          // Sandboxed frames refuse what a player types into them, on purpose.
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
