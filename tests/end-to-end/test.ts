/** Playwright's `test`, which also fails when a page of any of its contexts violates the content security policy. */
import { test as base, type CDPSession, devices, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Patterns of Chromium's messages when a policy refuses something; Trusted Types have messages of their own. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script|ScriptURL| Type)|Cross-Origin-Embedder-Policy/;

interface Fixtures {
  readonly policyKept: undefined;
  /**
   * A page as new that the worker's tests use one after the other: one that starts a process takes a second of processor time more. For
   * tests that change the page's media, size and storage at most, and take back init scripts and routes. It begins on a page of the
   * site whose scripts do not run, so that the storage can be filled. Files stay in the browser's cache. After a failure the worker ends,
   * and the page with it.
   */
  readonly keptPage: Page;
}

let kept: Page | undefined;

export const test = base.extend<Fixtures, { violations: string[] }>({
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
  keptPage: async ({ browser, baseURL }, use) => {
    const page = kept ?? (await (await browser.newContext()).newPage());
    kept = page;
    const session = await page.context().newCDPSession(page);
    await renew(page, session, baseURL ?? '');
    await use(page);
    // What is open sends requests, and would be watched in every later test.
    await leave(page, session);
    await session.detach();
  },
  policyKept: [
    async ({ violations }, use) => {
      violations.length = 0;
      await use(undefined);
      base.expect(violations, 'a page broke its policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Leads to a page of the site whose scripts do not run. The browser would end the process if it led elsewhere, also to `about:blank`. */
async function leave(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto('/');
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
}

async function renew(page: Page, session: CDPSession, origin: string): Promise<void> {
  page.removeAllListeners();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference', contrast: 'no-preference' });
  await page.setViewportSize(devices['Desktop Chrome'].viewport);
  await page.mouse.move(-1, -1);
  if (page.url() === 'about:blank') await leave(page, session);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
}
