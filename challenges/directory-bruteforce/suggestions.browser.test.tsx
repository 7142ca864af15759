import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createVariant, mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import { SUGGESTED_AFTER } from './suggestion-list.tsx';

const tryName = (name: string) => page.getByRole('button', { name: `Tester ${name}`, exact: true });

it('shows the names after eight seconds, not before; whichever is pressed is tried, and nothing is left of what was said of the last', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { unmount } = await mountChallenge({ manifest, checker, scene });
  onTestFinished(() => {
    timers.mockRestore();
    unmount();
  });
  const field = page.getByRole('textbox', { name: 'Nom du dossier à tester' });
  await field.fill('photos-brutes/2025');
  await userEvent.keyboard('{Enter}');
  const remark = page.getByText('il a demandé « photos-brutes2025 »');
  await expect.element(remark).toBeVisible();
  const told = remark.element();
  await field.fill('https://Journees-du-port.brevelle.example/secret/');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('/secret/403 Accès Interdit');
  await expect.element(page.getByText('il a demandé')).not.toBeInTheDocument();
  // Empty, the live region stays on the page: what it says next is announced.
  expect(page.getByRole('status').elements()).toContain(told);

  expect(tryName('admin').elements()).toHaveLength(0);
  const [show] = timers.mock.calls.find(([, after]) => after === SUGGESTED_AFTER) ?? [];
  show?.();
  await tryName('admin').click();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('/admin/403 Accès Interdit');
  await page.getByRole('button', { name: 'admin, déjà testé' }).click();
  await expect.element(page.getByText('« admin » a déjà été testé')).toBeVisible();
});

it('copies the flag into the answer again after it was changed there', async () => {
  const seed = '6'.repeat(32);
  const secrets = checker.secrets(createVariant(seed));
  const found = checker.artifacts(secrets).words.map((guess) => checker.check({ guess }, secrets).output);
  const { path, page: forgotten } = found.find((result) => result?.page) ?? {};
  const { unmount } = await mountChallenge({ manifest, checker, scene }, { seed });
  onTestFinished(unmount);
  await page.getByRole('textbox', { name: 'Nom du dossier à tester' }).fill(path ?? '');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ouvrir maintenance.html' }).click();
  const copy = page.getByRole('button', { name: 'Recopier dans la réponse' });
  const answer = page.getByRole('textbox', { name: 'Flag' });
  const regions = page.getByRole('status').elements();
  await copy.click();
  await expect.element(answer).toHaveValue(forgotten?.flag);
  // A live region that is on the page before its text is announced, a new one is not.
  expect(regions).toContain(page.getByText('Flag recopié dans la réponse').element().closest('[role="status"]'));
  await answer.fill('CTF{autre}');
  await copy.click();
  await expect.element(answer).toHaveValue(forgotten?.flag);
});
