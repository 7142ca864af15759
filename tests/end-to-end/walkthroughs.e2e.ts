/**
 * Each challenge on its screen, in the built product: solved by keyboard alone (320 px, dark theme), and with a pointer (laptop, light
 * theme).
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { isPlain } from '#schemas/programmes.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible, expectFitting, watchPage } from './accessibility.ts';
import { find, join, openSession } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';
import { createPointerPlayer } from './pointer-player.ts';
import { expect, test } from './test.ts';

/** A pattern for the text that matches every kind of space: the screen has no-break spaces. */
const inFrench = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s\u00a0\u202f]+/g, '\\s'));
const victoryOf = (title: string) => inFrench(`« ${title} » : mission réussie !`);

/** Records each outcome of an attempt that stays outside of the window for 400 ms. */
function noteUnseenMessages(): void {
  if (window !== window.top) return;
  const unseen: string[] = [];
  Object.assign(window, { unseen });
  const waiting = new Map<string, number>();
  setInterval(() => {
    const line = document.querySelector<HTMLElement>('[data-verdict="new"] [role] > *');
    if (!line) return waiting.clear();
    const text = line.textContent ?? '';
    const { top, bottom, height } = line.getBoundingClientRect();
    const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    if (visible >= Math.min(height - 1, 0.6 * window.innerHeight)) return waiting.delete(text);
    const looks = (waiting.get(text) ?? 0) + 1;
    waiting.set(text, looks);
    if (looks === 4) unseen.push(text);
  }, 100);
}

const PHONE = { width: 390, height: 844 };

const PLAYERS = { 'keyboard alone': createKeyboardPlayer, pointer: createPointerPlayer } as const;

/**
 * Solves the challenge on its screen, and waits for the hub.
 * @param page which shows a page of the site: only there its storage takes the player's token
 * @param opened called once the page is open, before the challenge is played
 */
async function solveOnScreen(
  page: Page,
  request: APIRequestContext,
  challenge: PlayableChallenge,
  how: keyof typeof PLAYERS,
  opened?: () => Promise<void>,
): Promise<void> {
  const { manifest } = challenge;
  const session = await openSession(request, `Walkthrough of ${manifest.key}`, isPlain(manifest) ? undefined : [manifest.key]);
  const token = await join(request, session.code, 'quart@brevelle.example');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  const found = await find(request, token, challenge);
  const { walkthrough } = await challenge.load();
  await page.goto(manifest.path);
  await expect(page.getByRole('heading', { level: 1, name: manifest.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
  await opened?.();
  await walkthrough(PLAYERS[how](page), found);
  await expect(page).toHaveURL('/');
}

/** The victory dialog is open, has the focus and shows the debrief. */
async function expectVictory(page: Page, { title, debrief }: PlayableChallenge['manifest']): Promise<Locator> {
  const victory = page.getByRole('dialog', { name: 'Mission réussie', exact: true });
  await expect(victory).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(victoryOf(title));
  await expect(victory.getByText(inFrench(debrief.tellAColleague))).toBeVisible();
  return victory;
}

/**
 * On a phone, the victory dialog fits one screen, and together with its second screen one and a half, before anything is unfolded. The
 * window's size is restored afterwards.
 */
async function expectShortVictory(page: Page, victory: Locator): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  const won = await heightOf(victory);
  await victory.getByRole('button', { name: 'Suite' }).click();
  const learning = page.getByRole('dialog', { name: 'Sous la loupe' });
  await expect(learning.getByRole('heading', { name: 'Ce que je garde' })).toBeVisible();
  await expect(learning.getByText(/^Chargement/)).toHaveCount(0);
  const learnt = await heightOf(learning);
  expect(won).toBeLessThanOrEqual(PHONE.height);
  expect(won + learnt).toBeLessThanOrEqual(1.5 * PHONE.height);
  await learning.getByRole('button', { name: 'Précédent' }).click();
  await page.setViewportSize(before);
}

/** On a laptop, the dialog's second screen stands in the window as a whole: longer content scrolls in its column. */
async function expectWholeSecondScreen(page: Page, victory: Locator): Promise<void> {
  await victory.getByRole('button', { name: 'Suite' }).click();
  const learning = page.getByRole('dialog', { name: 'Sous la loupe' });
  await expect(learning.getByRole('heading', { name: 'Ce que je garde' })).toBeVisible();
  await expect(learning.getByText(/^Chargement/)).toHaveCount(0);
  expect(await learning.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  await learning.getByRole('button', { name: 'Précédent' }).click();
}

/** Height of the dialog with its whole content, in px. */
function heightOf(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => element.scrollHeight);
}

/** Runs axe once the scene is loaded. Here the screen is narrow and dark; Storybook's tests cover wide and light. */
async function expectAccessibleScene(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^Chargement/)).toHaveCount(0);
  await expectAccessible(page);
}

for (const challenge of playableChallenges) {
  const { manifest } = challenge;
  test(`${manifest.key} is solved by keyboard alone`, async ({ keptPage: page, request, baseURL }) => {
    const check = watchPage(page, baseURL ?? '');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await solveOnScreen(page, request, challenge, 'keyboard alone', () => expectAccessibleScene(page));
    const victory = await expectVictory(page, manifest);
    // The hub behind the dialog is the same after each mission.
    await (challenge === playableChallenges[0] ? expectAccessible(page) : expectAccessible(page, victory));
    await expectShortVictory(page, victory);
    await page.keyboard.press('Escape');
    await expect(victory).toBeHidden();
    if (isPlain(manifest)) {
      const card = page.getByRole('article', { name: manifest.title });
      await expect(card.getByText('Mission accomplie')).toBeVisible();
      await expect(card.getByRole('link', { name: /Lancer la mission/ })).toHaveCount(0);
    }
    for (const { slug } of manifest.pages ?? []) {
      await page.goto(`${manifest.path}/${slug}`);
      await expectAccessibleScene(page);
    }
    await page.goto(manifest.path);
    await expect(page.getByText(inFrench(manifest.debrief.tellAColleague))).toBeVisible();
    // Axe has seen its parts in the victory dialog and in Storybook.
    await expectFitting(page);
    check();
  });

  test(`${manifest.key} is solved with a pointer`, async ({ keptPage: page, request, baseURL }) => {
    const check = watchPage(page, baseURL ?? '');
    // A laptop's screen without the bars of its browser.
    await page.setViewportSize({ width: 1366, height: 620 });
    const watch = await page.addInitScript(noteUnseenMessages);
    await solveOnScreen(page, request, challenge, 'pointer');
    await watch.dispose();
    expect(await page.evaluate(() => Object(window)['unseen'])).toEqual([]);
    const victory = await expectVictory(page, manifest);
    await expectWholeSecondScreen(page, victory);
    await victory.getByRole('button', { name: 'Fermer' }).click();
    await expect(victory).toBeHidden();
    check();
  });
}

for (const how of ['keyboard alone', 'pointer'] as const)
  test(`the victory dialog does not close by itself, ${how}`, async ({ page, request }) => {
    const [challenge] = playableChallenges;
    if (!challenge) throw new Error('no challenge to solve');
    // Before the page sets its timers: a clock that is installed later does not move them.
    await page.clock.install();
    await page.goto('/');
    await solveOnScreen(page, request, challenge, how);
    const victory = await expectVictory(page, challenge.manifest);
    await page.clock.fastForward(30_000);
    await expect(victory).toBeVisible();
  });
