/** With a browser's minimum font size of 24 px, for people who read with difficulty, every control on a phone can still be pressed. */

import { chromiumLaunchOptions } from '../support/browser.mjs';
import { playableChallenges } from '../support/playable-challenges.ts';
import { expectFitting } from './accessibility.ts';
import { join, openSession } from './api.ts';
import { expect, test } from './test.ts';

const { args, ...options } = chromiumLaunchOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=minimumFontSize=24'] },
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
});

test('hub and missions fit a phone whose text is large', async ({ page, request }) => {
  const { code } = await openSession(request, 'Large text');
  const token = await join(request, code, 'loupe@brevelle.example');
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();
  await expectFitting(page);
  for (const { manifest } of playableChallenges)
    await test.step(manifest.key, async () => {
      await page.goto(manifest.path);
      await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
      await expectFitting(page);
    });
});
