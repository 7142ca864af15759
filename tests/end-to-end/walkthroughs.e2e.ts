/** Each challenge on its screen, in the built product: solved by keyboard alone, without a violation, in light and dark. */
import { expect, test } from '@playwright/test';
import { playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible, watchPage } from './accessibility.ts';
import { find, join, openSession } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';

/** Whatever kind of spaces the screen has made of them. */
const inFrench = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s\u00a0\u202f]+/g, '\\s'));
const victoryOf = (title: string) => inFrench(`« ${title} » : mission réussie !`);

for (const challenge of playableChallenges) {
  const { manifest } = challenge;
  test(`${manifest.key} is solved by keyboard alone`, async ({ page, request, baseURL }) => {
    const check = watchPage(page, baseURL ?? '');
    const session = await openSession(request, `Walkthrough of ${manifest.key}`);
    const token = await join(request, session.code, 'clavier@brevelle.example');
    await page.addInitScript((stored) => {
      // Frames run this too, and a sandboxed one has no storage.
      if (window !== window.top) return;
      if (!sessionStorage.getItem('seen')) localStorage.setItem('token', stored);
      sessionStorage.setItem('seen', 'yes');
    }, token);
    const found = await find(request, token, challenge);
    const { walkthrough } = await challenge.load();

    await page.goto(manifest.path);
    await expect(page.getByRole('heading', { level: 1, name: manifest.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
    await walkthrough(createKeyboardPlayer(page), found);

    await expect(page).toHaveURL('/');
    const victory = page.getByRole('dialog', { name: victoryOf(manifest.title) });
    await expect(victory).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(victoryOf(manifest.title));
    await expect(victory.getByText(inFrench(manifest.debrief.whatHappened))).toBeVisible();
    await page.clock.install();
    await page.clock.fastForward(30_000);
    await expect(victory).toBeVisible();
    // Read on a phone, too.
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(victory).toBeHidden();
    if (manifest.listed) {
      const card = page.getByRole('article', { name: manifest.title });
      await expect(card.getByText('Mission accomplie')).toBeVisible();
      await expect(card.getByRole('link', { name: /Lancer la mission/ })).toHaveCount(0);
    }
    await page.goto(manifest.path);
    await expect(page.getByText(inFrench(manifest.debrief.tellAColleague))).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    check();
  });

  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`${manifest.key} opens without a violation at ${width} px, ${colorScheme}`, async ({ page, baseURL }) => {
      const check = watchPage(page, baseURL ?? '');
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of [manifest.path, ...(manifest.pages ?? []).map(({ slug }) => `${manifest.path}/${slug}`)]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByText(/^Chargement/)).toHaveCount(0);
        await expectAccessible(page);
      }
      check();
    });
  }
}
