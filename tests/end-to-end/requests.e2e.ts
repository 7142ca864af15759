/** The number of requests after a login and on opening a mission: each is a round trip that somebody waits for (design, section 7). */
import type { Page } from '@playwright/test';
import { playableChallenges } from '../support/playable-challenges.ts';
import { join, openSession } from './api.ts';
import { expect, test } from './test.ts';

const BUDGET = { hub: 10, mission: 6 };
const EVERY_MISSION = playableChallenges.map(({ manifest }) => manifest.key);

/** @returns the addresses requested since `clear` was called, also those that the browser's cache answers */
function watchRequests(page: Page): { readonly asked: readonly string[]; clear(): void } {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return {
    asked,
    clear() {
      asked.length = 0;
    },
  };
}

/** Waits until the hub is complete: the drawings of the next missions, the player's standing, the room's progress and the event stream. */
async function hubIsThere(page: Page, asked: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();
  await expect(page.locator('main svg[viewBox="0 0 160 96"]').first()).toBeVisible();
  await expect(page.getByText('Vous jouez sous le nom')).toBeVisible();
  await expect(page.getByText('que les autres ne voient pas')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'La flotte' })).toBeVisible();
  await expect.poll(() => asked).toContain('GET /session/events');
}

for (const [programme, challenges] of [
  ['the classic programme', undefined],
  ['every mission', EVERY_MISSION],
] as const)
  test(`a login leads to the hub of ${programme} in ${BUDGET.hub} requests`, async ({ page, request }) => {
    const { code } = await openSession(request, `Requests of ${programme}`, challenges);
    const { asked, clear } = watchRequests(page);
    await page.goto('/user-login');
    await page.getByLabel('Adresse e-mail professionnelle').fill('peu@brevelle.example');
    await page.getByLabel('Code de session').fill(code);
    // The hub's scripts and styles load while the player types.
    await expect.poll(() => asked.filter((address) => /play-.+\.(js|css)$/.test(address)).length).toBe(2);
    clear();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await hubIsThere(page, asked);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(BUDGET.hub);
  });

test(`a mission is opened from the hub in ${BUDGET.mission} requests`, async ({ page, request }) => {
  const { code } = await openSession(request, 'Requests of missions', EVERY_MISSION);
  const token = await join(request, code, 'une-a-une@brevelle.example');
  await page.addInitScript((stored) => {
    if (window === window.top) localStorage.setItem('token', stored);
  }, token);
  const { asked, clear } = watchRequests(page);
  const over: Record<string, string[]> = {};
  for (const { manifest } of playableChallenges) {
    clear();
    await page.goto('/');
    await hubIsThere(page, asked);
    clear();
    await page.getByRole('main').locator(`a[href="${manifest.path}"]`).first().click();
    await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
    if (asked.length > BUDGET.mission) over[manifest.key] = [...asked];
  }
  expect(over).toEqual({});
});
