/** While a player types, the rules stay visible and nothing moves; an error message disappears when its cause is corrected. */
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const field = () => page.getByLabelText('Nouveau mot de passe', { exact: true });
const WRONG = /Certaines contraintes ne sont pas respectées/;

async function open(width: number, height: number) {
  await page.viewport(width, height);
  const { unmount } = await mountChallenge({ manifest, checker, scene });
  onTestFinished(unmount);
  await expect.element(field()).toBeInTheDocument();
}

it.each([
  [1366, 620],
  [390, 844],
  [320, 568],
])('at %d × %d, the rules stay in sight and the field in its place', async (width, height) => {
  await open(width, height);
  field().element().focus();
  // Lines wrap anew when the font has loaded.
  await document.fonts.ready;
  const place = () => field().element().getBoundingClientRect().top;
  const before = place();
  for (const key of 'Brevelle2024!-moulin') {
    await userEvent.keyboard(key);
    expect(place()).toBe(before);
  }
  const rules = page.getByRole('region', { name: 'Règles du portail' }).element().getBoundingClientRect();
  expect(rules.top).toBeGreaterThanOrEqual(0);
  expect(rules.bottom).toBeLessThan(before);
  expect(field().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});

it('does not complain any more once the four rules are kept', async () => {
  await open(1366, 620);
  await field().fill('Moulin-tambour');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(WRONG)).toBeVisible();
  await userEvent.keyboard('-');
  await expect.element(page.getByText(WRONG)).toBeVisible();
  await userEvent.keyboard('7');
  await expect.element(page.getByText(WRONG)).not.toBeInTheDocument();
});

it('tells a listener, at a pause, the rule that changed and no other', async () => {
  await open(1366, 620);
  const told = () => page.getByRole('region', { name: 'Règles du portail' }).getByRole('status');
  field().element().focus();
  await userEvent.keyboard('moulin');
  await expect.element(told()).toHaveTextContent('');
  await userEvent.keyboard('M');
  await expect.element(told()).toHaveTextContent(/^Une majuscule : respectée\.$/);
});
