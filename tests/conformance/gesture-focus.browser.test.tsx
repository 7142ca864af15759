/**
 * In every mission that is a sequence, the keyboard's place is kept: the gesture that was pressed has the focus when the world has
 * answered.
 */
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PracticeChallenge } from '#engine/frame/stories/practice-story.tsx';
import { mountChallenge } from '#engine/frame/testing/mount.ts';

const manifests = import.meta.glob<PracticeChallenge['manifest']>('../../challenges/*/manifest.json', { import: 'default' });
const checkers = import.meta.glob<PracticeChallenge['checker']>('../../challenges/*/challenge.server.ts', {
  import: 'default',
  eager: true,
});
const scenes = import.meta.glob<PracticeChallenge['scene']>('../../challenges/*/challenge.tsx', { import: 'default' });

const sequences = Object.entries(checkers).flatMap(([path, checker]) => {
  const folder = path.replace(/challenge\.server\.ts$/, '');
  const manifest = manifests[`${folder}manifest.json`];
  const scene = scenes[`${folder}challenge.tsx`];
  return checker.sequence && manifest && scene ? [{ folder, checker, manifest, scene }] : [];
});

it('plays every sequence there is', () => {
  expect(sequences.length).toBeGreaterThan(4);
});

it.each(sequences)('keeps the focus on each gesture of $folder', async ({ checker, manifest, scene }) => {
  const challenge = { checker, manifest: await manifest(), scene: await scene() };
  const { host, unmount } = await mountChallenge(challenge);
  onTestFinished(unmount);
  for (;;) {
    const gesture = await vi.waitUntil(() => gestureToPress(host));
    for (const folded of foldsAround(gesture)) folded.open = true;
    gesture.focus();
    expect(document.activeElement, 'a gesture takes the focus').toBe(gesture);
    gesture.click();
    const onward = await vi.waitUntil(() => host.querySelector<HTMLElement>('[data-target="answer"] button'));
    const pressed = host.querySelector('[aria-pressed="true"]');
    expect(document.activeElement, `after « ${gesture.textContent} »`).toBe(pressed);
    if (!/^(Suivant|Revenir|Choisir)/.test(onward.textContent ?? '')) return;
    onward.click();
    await vi.waitUntil(() => !onward.isConnected);
    // What is left is a closing step, which has no gestures.
    if (!host.querySelector('[data-target="answer"]')) return;
  }
});

/** The first gesture of the item that can be made and was not tried yet. */
function gestureToPress(host: Element): HTMLElement | null {
  return host.querySelector<HTMLElement>('fieldset button:has([data-label]):enabled:not([aria-disabled])');
}

function foldsAround(element: Element): HTMLDetailsElement[] {
  const around = element.parentElement?.closest('details');
  return around ? [around, ...foldsAround(around)] : [];
}
