/** How far one scrolls on a phone in a session that plays every mission, before anything is unfolded. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AttemptReply } from '#schemas/challenges.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { call, find, join, openSession } from './api.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 360, height: 640 };
/** Width in px from which on the layout is that of larger screens. */
const WIDE = 640;
/** Largest height of these pages, in screens of `PHONE`. */
const MOST = { hub: 4, summary: 3 };
/** Solves before the first question from memory. */
const BEFORE_QUESTIONS = 3;

/** Lets the page play a session of all missions. @returns the player's token */
async function playEverything(page: Page, request: APIRequestContext, name: string): Promise<string> {
  const every = playableChallenges.map(({ manifest }) => manifest.key);
  const { code } = await openSession(request, name, every);
  const token = await join(request, code, 'telephone@brevelle.example');
  await page.addInitScript((stored) => {
    if (window === window.top) localStorage.setItem('token', stored);
  }, token);
  await page.setViewportSize(PHONE);
  return token;
}

async function solve(request: APIRequestContext, token: string, challenge: PlayableChallenge): Promise<void> {
  const { answer } = await find(request, token, challenge);
  const path = `/challenges/${challenge.manifest.key}/attempts`;
  const { correct } = await call<AttemptReply>(request, 'POST', path, token, { answer });
  expect(correct, challenge.manifest.key).toBe(true);
}

/** Height of the whole page, in screens. */
async function screensOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
}

/** Lower edge of the element, in px from the top of the page. */
function endOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().bottom + window.scrollY));
}

async function openHub(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'La flotte' }).getByText(/^La salle|^Votre bateau/)).toBeVisible();
  await expect(page.getByText(/^Chargement/)).toHaveCount(0);
}

test('the hub begins with the next mission, and is four screens at most', async ({ page, request }) => {
  const token = await playEverything(page, request, 'Hub on a phone');
  await openHub(page);
  expect(await endOf(page.getByRole('link', { name: /^Commencer/ }))).toBeLessThanOrEqual(PHONE.height);
  expect(await screensOf(page)).toBeLessThanOrEqual(MOST.hub);
  for (const challenge of playableChallenges.slice(0, playableChallenges.length / 2)) await solve(request, token, challenge);
  await openHub(page);
  expect(await endOf(page.getByRole('link', { name: /^Commencer|^Continuer/ }).first())).toBeLessThanOrEqual(PHONE.height);
  expect(await screensOf(page)).toBeLessThanOrEqual(MOST.hub);
});

test('whoever logs in on the smallest phone can press the first mission at once, and has put the rules away by that', async ({
  page,
  request,
}) => {
  const { code } = await openSession(request, 'Newcomer', ['tri-de-9h', 'plus-tard']);
  await page.setViewportSize(SMALLEST);
  await page.goto('/user-login');
  await page.getByLabel('Adresse e-mail professionnelle').fill('premiere@brevelle.example');
  await page.getByLabel('Code de session').fill(code);
  await page.keyboard.press('Enter');
  const rules = page.getByRole('region', { name: 'Comment ça se passe' });
  await expect(rules).toBeVisible();
  const first = page.getByRole('link', { name: /^Commencer/ });
  expect(await endOf(first)).toBeLessThanOrEqual(SMALLEST.height);
  await first.click();
  await page
    .getByRole('link', { name: 'Retour à l’accueil' })
    .or(page.getByRole('link', { name: /^Retour/ }))
    .first()
    .click();
  await expect(first).toBeVisible();
  await expect(rules).toBeHidden();
});

test('each question from memory is one screen, answered or not; what was done is three, and one sheet of paper', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const token = await playEverything(page, request, 'Everything solved on a phone');
  // An answered question keeps the next one away from one mission: here each is looked at.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.removeItem('recall');
  });
  const card = page.getByRole('region', { name: 'De mémoire' });
  const opened = page.getByRole('heading', { name: /coup de pouce/ });
  /** Lower edges of the question's card, asked and answered, in px, by the key of the mission that it precedes. */
  const ends: Record<string, number[]> = {};
  for (const [index, challenge] of playableChallenges.entries()) {
    if (index >= BEFORE_QUESTIONS) {
      await page.goto(challenge.manifest.path);
      await expect(card.or(opened).first()).toBeVisible();
      if (await card.isVisible()) {
        const asked = await endOf(card);
        await card.getByRole('radio').first().check();
        await card.getByRole('button', { name: 'Répondre' }).click();
        await expect(card.getByRole('button', { name: 'Ouvrir la mission' })).toBeVisible();
        ends[challenge.manifest.key] = [asked, await endOf(card)];
      }
    }
    await solve(request, token, challenge);
  }
  expect(Object.keys(ends).length).toBeGreaterThan(playableChallenges.length / 2);
  expect(Object.entries(ends).filter(([, places]) => Math.max(...places) > PHONE.height)).toEqual([]);

  await page.goto('/bilan');
  await expect(page.getByRole('heading', { name: 'Ce que j’ai fait' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(playableChallenges.length);
  expect(await screensOf(page)).toBeLessThanOrEqual(MOST.summary);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const width of [320, 390, 1366])
  test(`at ${width} px a victory stands in the middle, or at the foot of a phone, and nothing of it lies over its drawing`, async ({
    page,
    request,
  }) => {
    const token = await playEverything(page, request, `Victory at ${width}`);
    const [challenge] = playableChallenges;
    if (!challenge) throw new Error('no challenge to solve');
    await solve(request, token, challenge);
    const solved = { key: challenge.manifest.key, points: 4.25, text: 'C’était bien cela.' };
    await page.addInitScript((stored) => sessionStorage.setItem('last_solve', stored), JSON.stringify(solved));
    await page.setViewportSize({ width, height: PHONE.height });
    await page.goto('/');
    const victory = page.getByRole('dialog', { name: 'Mission réussie' });
    const parts = {
      switch: victory.getByRole('button', { name: 'Son et lumière' }),
      drawing: victory.locator('svg[viewBox="0 0 160 96"]'),
      out: victory.getByRole('button', { name: 'Fermer' }),
      points: victory.getByText('4,25').first(),
      title: victory.getByRole('heading', { level: 2 }),
      on: victory.getByRole('button', { name: 'Suite' }),
    };
    for (const part of Object.values(parts)) await expect(part).toBeVisible();
    await expect(async () => {
      const boxes = await Promise.all(
        Object.entries(parts).map(
          async ([name, part]) => [name, await part.evaluate((one) => one.getBoundingClientRect().toJSON())] as const,
        ),
      );
      const over = boxes.flatMap(([name, box], index) =>
        boxes
          .slice(index + 1)
          .filter(
            ([, { left, right, top, bottom }]) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
          )
          .map(([other]) => `${name} over ${other}`),
      );
      expect(over).toEqual([]);
    }).toPass();
    const { top, bottom } = await victory.evaluate((one) => one.getBoundingClientRect().toJSON());
    const below = PHONE.height - bottom;
    expect(below).toBeCloseTo(width < WIDE ? 0 : top, 0);
  });
