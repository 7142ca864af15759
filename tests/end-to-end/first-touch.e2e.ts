/**
 * A mission is played before it is read: on a phone and on a small laptop, the first screen shows the first control of the scene and the
 * whole objective.
 */
import type { Page } from '@playwright/test';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { join, openSession } from './api.ts';
import { expect, test } from './test.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** The lowest top of the first control, in px from the top of the page. */
  readonly most: number;
}

/**
 * Half of the usual phone's height. On the smallest phone and in a laptop's window, all but 44 px: a control's target size by WCAG 2.5.5.
 */
const DEVICES: Readonly<Record<'phone' | 'laptop', readonly Screen[]>> = {
  phone: [
    { width: 390, height: 844, most: 420 },
    { width: 360, height: 640, most: 596 },
  ],
  laptop: [{ width: 1366, height: 620, most: 576 }],
};

/** Largest share of the window's height that a bar at its foot may cover: above it stands the item that the bar is about. */
const MOST_AT_FOOT = 0.45;

interface FirstTouch {
  /**
   * Top of the scene's first control, in px from the top of the page; 0 for a bar that sticks to the window's foot and is always in sight.
   */
  readonly top: number;
  /** Height of the bar at the window's foot, in px; 0 without such a bar. */
  readonly foot: number;
  /** Whether the folded briefing shows its objective whole: the end of the objective often says what the mission is about. */
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
        // Polled, because the scene may still be laid out anew for the new window size.
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
