/** The login form before its script is loaded, and without script: typed values stay out of the address, and are sent once. */
import type { Page } from '@playwright/test';
import { openSession } from './api.ts';
import { expect, test } from './test.ts';

const EMAIL = 'lea@brevelle.example';

/** Opens the hub and holds its script back. @returns a function that lets the script load */
async function openWithLateScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return release;
}

/** Method and address of every request of the page from now on; the list grows. */
function addressesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

const email = (page: Page) => page.getByLabel('Adresse e-mail professionnelle');
const code = (page: Page) => page.getByLabel('Code de session');

test('what is sent before the script is there waits for it, and is sent once', async ({ page, request }) => {
  const session = await openSession(request, 'Slow line');
  const asked = addressesOf(page);
  const release = await openWithLateScript(page);
  await email(page).fill(EMAIL);
  await code(page).fill(session.code);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(email(page)).toHaveValue(EMAIL);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(asked.filter((address) => address.includes('/auth/login'))).toHaveLength(1);
  expect(asked.filter((address) => /lea|brevelle/.test(address) || address.includes(session.code))).toEqual([]);
});

test('what is typed before the script is there is still there afterwards', async ({ page }) => {
  const release = await openWithLateScript(page);
  await email(page).fill(EMAIL);
  await code(page).pressSequentially('k7qf');
  release();
  await page.waitForFunction(() => Object.keys(document.forms[0] ?? {}).some((name) => name.startsWith('__reactProps')));
  await expect(code(page)).toBeFocused();
  expect([await email(page).inputValue(), await code(page).inputValue()]).toEqual([EMAIL, 'k7qf']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence above the form says that they are needed, and the form leaks nothing', async ({ page }) => {
    const asked = addressesOf(page);
    const needed = page.locator('noscript');
    for (const path of ['/', '/user-login', '/admin']) {
      await page.goto(path);
      await expect(needed).toBeInViewport();
      expect(await needed.textContent()).toContain('Vigie a besoin de JavaScript pour jouer.');
      await expect(page.locator('form')).toHaveCount(path === '/' ? 1 : 0);
    }
    await page.goto('/');
    const [sentence, form] = [await needed.boundingBox(), await page.locator('form').boundingBox()];
    expect(sentence?.y).toBeLessThan(form?.y ?? 0);
    await email(page).fill(EMAIL);
    await code(page).fill('K7QF-2MXD');
    await page.keyboard.press('Enter');
    await expect(email(page)).toHaveValue('');
    await expect(page).toHaveURL('/');
    await expect(needed).toBeInViewport();
    expect(asked.filter((address) => /lea|K7QF/.test(address))).toEqual([]);
  });
});
