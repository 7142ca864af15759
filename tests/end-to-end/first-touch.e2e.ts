/** A mission is played before it is read: the first thing to touch of its scene stands in the first screen of a phone and of a small laptop, and its objective whole. */
import type { Page } from '@playwright/test';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { join, openSession } from './api.ts';
import { expect, test } from './test.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** How far down the first control may begin, in px. */
  readonly most: number;
}

/** Half of the usual phone; of the smallest one and of a laptop's window as much as leaves 44 px of the control, a target of WCAG 2.5.5. */
const DEVICES: Readonly<Record<'phone' | 'laptop', readonly Screen[]>> = {
  phone: [
    { width: 390, height: 844, most: 420 },
    { width: 360, height: 640, most: 596 },
  ],
  laptop: [{ width: 1366, height: 620, most: 576 }],
};

/** Of a window, what a bar at its foot may hide of the item that it speaks of. */
const MOST_AT_FOOT = 0.45;

interface FirstTouch {
  /** Where the first control of the scene begins, in px; 0 for a bar that sticks to the foot of the window, in sight wherever one looks. */
  readonly top: number;
  /** Height of that bar, in px. */
  readonly foot: number;
  /** Whether the folded briefing shows its objective whole: its end is often what the mission is about. */
  readonly whole: boolean;
}

async function open(page: Page, { manifest }: PlayableChallenge): Promise<void> {
  await page.goto(manifest.path);
  await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

function firstTouch(page: Page): Promise<FirstTouch> {
  return page.evaluate(() => {
    const scene = document.querySelector('[data-scene]');
    const lines = [...document.querySelectorAll('*')].filter((part) => getComputedStyle(part).webkitLineClamp !== 'none');
    const whole = lines.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    const bar = scene?.querySelector('[data-at-foot]');
    if (bar && getComputedStyle(bar).position === 'sticky') return { top: 0, foot: bar.getBoundingClientRect().height, whole };
    const controls = scene?.querySelectorAll('button, a[href], input, select, textarea, summary, iframe, [tabindex="0"]') ?? [];
    const seen = [...controls].map((control) => control.getBoundingClientRect()).filter(({ height }) => height > 0);
    return { top: Math.round(Math.min(...seen.map(({ top }) => top + window.scrollY))), foot: 0, whole };
  });
}

for (const [device, screens] of Object.entries(DEVICES))
  test(`on a ${device} the first screen of a mission has something to touch`, async ({ browser, request }) => {
    const session = await openSession(
      request,
      `First touch on a ${device}`,
      playableChallenges.map(({ manifest }) => manifest.key),
    );
    const token = await join(request, session.code, 'doigt@brevelle.example');
    const held = device === 'phone';
    const page = await browser.newPage({ isMobile: held, hasTouch: held, reducedMotion: 'reduce' });
    await page.addInitScript((stored) => {
      if (window === window.top) localStorage.setItem('token', stored);
    }, token);
    const failed: string[] = [];
    for (const challenge of playableChallenges) {
      await open(page, challenge);
      for (const { most, ...size } of screens) {
        await page.setViewportSize(size);
        let seen = '';
        const inSight = async () => {
          const { top, foot, whole } = await firstTouch(page);
          seen = JSON.stringify({ top, foot, whole });
          return top <= most && foot <= MOST_AT_FOOT * size.height && whole;
        };
        // The scene may still arrange itself in the new window.
        await expect
          .poll(inSight, { timeout: 5_000 })
          .toBe(true)
          .catch(() => failed.push(`${challenge.manifest.key} at ${size.width} × ${size.height}: ${seen}`));
      }
    }
    await page.close();
    expect(failed).toEqual([]);
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
