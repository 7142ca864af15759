/** On a phone a mission is played before it is read: the first thing to touch of its scene stands in the first screen. */
import { expect, type Page, test } from '@playwright/test';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { join, openSession } from './api.ts';

/** The least that has to be seen of it, in px: a target of WCAG 2.5.5. */
const TARGET = 44;

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** How far down the first control of the scene begins, in px; a bar that sticks to the foot of the window is in sight wherever one looks. */
async function firstTouch(page: Page, { manifest }: PlayableChallenge): Promise<number> {
  await page.goto(manifest.path);
  await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const scene = document.querySelector('[data-scene]');
    if (scene?.querySelector('[data-at-foot]')) return 0;
    const controls = scene?.querySelectorAll('button, a[href], input, select, textarea, summary, iframe, [tabindex="0"]') ?? [];
    const seen = [...controls].map((control) => control.getBoundingClientRect()).filter(({ height }) => height > 0);
    return Math.round(Math.min(...seen.map(({ top }) => top + window.scrollY)));
  });
}

for (const viewport of PHONES)
  test(`at ${viewport.width} × ${viewport.height} the first screen of a mission has something to touch`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(180_000);
    const session = await openSession(
      request,
      `First touch ${viewport.width}`,
      playableChallenges.map(({ manifest }) => manifest.key),
    );
    const token = await join(request, session.code, 'doigt@brevelle.example');
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });
    await page.addInitScript((stored) => {
      if (window === window.top) localStorage.setItem('token', stored);
    }, token);
    const measured: Record<string, number> = {};
    for (const challenge of playableChallenges) measured[challenge.manifest.key] = await firstTouch(page, challenge);
    await page.close();
    expect(Object.entries(measured).filter(([, top]) => top > viewport.height - TARGET)).toEqual([]);
  });

test('the drawing of a mission stands beside its title from a tablet on, and not on a phone', async ({ browser, request }) => {
  const [challenge] = playableChallenges;
  if (!challenge) throw new Error('no challenge to open');
  const session = await openSession(request, 'Drawing', [challenge.manifest.key]);
  const token = await join(request, session.code, 'dessin@brevelle.example');
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 } });
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(challenge.manifest.path);
  const title = page.getByRole('heading', { level: 1 });
  const drawing = page.getByTestId('mission-drawing');
  await expect(drawing.locator('svg')).toBeVisible();
  const [beside, words] = [await drawing.boundingBox(), await title.boundingBox()];
  expect(beside?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawing).toBeHidden();
  await expect(title).toBeVisible();
  await page.close();
});
