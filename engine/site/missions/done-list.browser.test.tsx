/** The list of what was done, on a phone and on a laptop. */
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type Deeds, NO_DEEDS, withGesture } from '#engine/frame/play/deeds.ts';
import { DoneList } from './done-list.tsx';

/** Deeds that were right at once, then one mistake. */
function deedsOf(count: number, mistakes = 1): Deeds {
  return Array.from({ length: count }, (_, index) => index).reduce(
    (deeds, index) =>
      withGesture(deeds, `item-${index}`, `Message ${index + 1}`, 'Signaler', {
        gesture: 'report',
        act: index >= count - mistakes ? 'unsafe' : 'safe',
      }),
    NO_DEEDS,
  );
}

async function show(count: number, width: number, mistakes = 1) {
  await page.viewport(width, 844);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    root.unmount();
    host.remove();
    await page.viewport(1280, 800);
  });
  root.render(<DoneList deeds={deedsOf(count, mistakes)} said={null} />);
  await expect.element(page.getByText(`Message ${count}`)).toBeVisible();
}

it('unfolds on a phone what was right at once and has no room, and tells mistakes first', async () => {
  await show(8, 390);
  const seen = page.getByRole('listitem').elements();
  expect(seen[0]?.textContent).toContain('Message 8');
  await expect.element(page.getByText('Message 4')).toBeVisible();
  await expect.element(page.getByText('Message 5')).not.toBeVisible();
  await page.getByText('Voir les 3 autres').click();
  for (const name of ['Message 5', 'Message 6', 'Message 7']) await expect.element(page.getByText(name)).toBeVisible();
});

it('folds a single one as such', async () => {
  await show(7, 390, 6);
  await page.getByText('Voir l’autre').click();
  await expect.element(page.getByText('Message 1')).toBeVisible();
});

it.each([
  [6, 390],
  [8, 1280],
])('tells %i things as a whole at %i px', async (count, width) => {
  await show(count, width);
  expect(page.getByText(/^Voir les/).query()).toBeNull();
  await expect.element(page.getByText('Message 1', { exact: true })).toBeVisible();
});
