/** The end of a session as a player sees it: while typing, during navigation, on the hub; and missions that the session does not have. */
import type { APIRequestContext, Page } from '@playwright/test';
import { isPlain } from '#schemas/programmes.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible } from './accessibility.ts';
import { call, find, join, openSession } from './api.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** Opens the first mission whose answer is a single field. @returns its title and its right answer */
async function openOneField(page: Page, request: APIRequestContext, token: string) {
  for (const challenge of playableChallenges.filter(({ manifest }) => isPlain(manifest))) {
    const { answer } = await find(request, token, challenge);
    if (typeof answer !== 'string') continue;
    await enter(page, token, challenge.manifest.path);
    await expect(page.getByRole('button', { name: /^Afficher un indice/ })).toBeVisible();
    const fields = await page.getByRole('textbox').count();
    if (fields === 1 && (await page.getByRole('button', { name: 'Valider' }).count()) === 1)
      return { title: challenge.manifest.title, answer };
  }
  throw new Error('no mission with one field');
}

async function enter(page: Page, token: string, path: string) {
  await page.setViewportSize(PHONE);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
}

test('the end is seen while typing, the answer that was on its way is told to be right, and the rest is played without points', async ({
  page,
  request,
}) => {
  const { id, code, admin } = await openSession(request, 'The end');
  const token = await join(request, code, 'fin@brevelle.example');
  const act = (action: string, more = {}) => call(request, 'POST', `/admin/sessions/${id}/room`, admin, { action, ...more });
  const { title, answer } = await openOneField(page, request, token);
  const field = page.getByRole('textbox');
  const submit = page.getByRole('button', { name: 'Valider' });

  await test.step('a pause turns off what would be refused, and keeps what is typed', async () => {
    await field.fill(answer);
    await act('pause');
    await expect(page.getByRole('heading', { name: 'La session est en pause' })).toBeInViewport();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(field).toHaveValue(answer);
    await expectAccessible(page);
    await act('resume');
    await expect(submit).not.toHaveAttribute('aria-disabled');
  });

  await test.step('the answer is on its way as the session ends', async () => {
    await page.route('**/attempts', async (route) => {
      await act('end');
      await route.continue();
    });
    await field.press('Enter');
    await expect(page.getByText('Votre réponse était juste. Arrivée après la fin')).toBeVisible();
    await page.unroute('**/attempts');
    await expect(page.getByRole('heading', { name: 'La session est terminée' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Mon bilan' })).toBeInViewport({ ratio: 1 });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: /^Afficher un indice/ })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    expect(await call(request, 'GET', '/score', token)).toEqual({ points: 0 });
  });

  await test.step('the hub launches nothing, and offers all of it without points', async () => {
    await page.getByRole('link', { name: "Retour à l'accueil" }).first().press('Enter');
    await expect(page.getByText('Non terminées')).toBeVisible();
    await expect(page.getByRole('link', { name: /Lancer la mission/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Jouer sans points : ${title}` }).click();
    await expect(page.getByText(/La session est terminée\s: vous jouez cette mission sans points/)).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-disabled');
  });

  await test.step('with more time it is played for points again', async () => {
    await act('extend', { minutes: 5 });
    await expect(page.getByText(/vous jouez cette mission sans points/)).toHaveCount(0);
    await field.fill(answer);
    await field.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Mission réussie' })).toBeVisible();
  });
});

test('a mission that the session does not have is played without points, and counts nowhere', async ({ page, request }) => {
  const outside = playableChallenges.find(({ manifest }) => manifest.programme === 'bureau-2026');
  if (!outside) throw new Error('no mission of another programme');
  const { code } = await openSession(request, 'Outside');
  const token = await join(request, code, 'ailleurs@brevelle.example');
  const { path, key } = outside.manifest;
  await enter(page, token, path);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByText(/ne fait pas partie de votre session\s: vous la jouez sans points/)).toBeVisible();
  }
  await expectAccessible(page);
  expect(JSON.stringify(await call(request, 'GET', '/summary', token))).not.toContain(`"${key}"`);
});
