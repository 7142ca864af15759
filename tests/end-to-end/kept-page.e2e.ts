/** The page that tests use one after the other shows a test nothing of those before it. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** What a test may find in a page. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name],
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    size: [window.innerWidth, window.innerHeight],
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)'].map(
      (query) => matchMedia(query).matches,
    ),
  }));
}

test.describe
  .serial('a kept page', () => {
    let used: Page | undefined;
    const heard: string[] = [];

    test('is left by a test with traces', async ({ keptPage: page }) => {
      used = page;
      page.on('request', (request) => heard.push(request.url()));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce', contrast: 'more' });
      await page.context().addCookies([{ name: 'left', value: 'yes', url: page.url() }]);
      await page.evaluate(async () => {
        localStorage.setItem('left', 'yes');
        sessionStorage.setItem('left', 'yes');
        window.name = 'left';
        await caches.open('left');
        await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
      });
      expect(await traces(page)).toEqual({
        storage: [{ left: 'yes' }, { left: 'yes' }, 'left=yes', 'left'],
        caches: ['left'],
        databases: [{ name: 'left', version: 1 }],
        workers: 0,
        size: [320, 640],
        media: [true, true, true, true],
      });
    });

    test('is like a new one for the next test', async ({ keptPage, page }) => {
      expect(keptPage).toBe(used);
      heard.length = 0;
      // A page of the site whose storage no script has filled.
      await page.goto('/healthz');
      expect(await traces(keptPage)).toEqual(await traces(page));
      await keptPage.reload();
      expect(heard).toEqual([]);
    });
  });
