/** The gesture that closes a mission, by pointer and by keyboard. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GestureContent } from '#schemas/manifest/debrief.ts';
import { ClosingGesture } from './closing-gesture.tsx';

const GESTURE: GestureContent = {
  question: 'Un code est écrit au tableau. Que faites-vous ?',
  options: [
    { text: 'Je l’efface.', answer: 'Il ouvre encore.' },
    { text: 'Je préviens.', answer: 'Il est changé à midi.' },
  ],
};

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
  vi.restoreAllMocks();
});

function show(gesture: GestureContent | undefined) {
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '288px';
  root = createRoot(host);
  root.render(<ClosingGesture gesture={gesture} />);
}

const group = () => page.getByRole('group', { name: 'Un code est écrit au tableau. Que faites-vous\u00a0?' });
const answer = () => group().getByRole('status');

it('answers whichever is chosen, in place, and lets the other be tried', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  show(GESTURE);
  await expect.element(group()).toBeVisible();
  await expect.element(answer()).toHaveTextContent('');
  await group().getByText('Je l’efface.').click();
  await expect.element(answer()).toHaveTextContent('Il ouvre encore.');
  await group().getByText('Je préviens.').click();
  await expect.element(answer()).toHaveTextContent('Il est changé à midi.');
  expect(asked).not.toHaveBeenCalled();
});

it('is one stop for Tab, where Space and arrows choose', async () => {
  show(GESTURE);
  await expect.element(group()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(answer()).toHaveTextContent('Il ouvre encore.');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(answer()).toHaveTextContent('Il est changé à midi.');
  await expect.element(group().getByRole('radio', { name: 'Je préviens.' })).toHaveFocus();
});

it('fits a narrow page, with targets of 44 pixels', async () => {
  show(GESTURE);
  await expect.element(group()).toBeVisible();
  for (const option of host?.querySelectorAll('label') ?? [])
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(host?.scrollWidth).toBeLessThanOrEqual(host?.clientWidth ?? 0);
});

it('shows nothing where a debrief has none', async () => {
  show(undefined);
  await expect.poll(() => host?.innerHTML).toBe('');
});
