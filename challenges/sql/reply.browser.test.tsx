import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

it('is said in a region that was there before, and takes no room while there is none', async () => {
  const { host, unmount } = await mountChallenge({ manifest, checker, scene });
  onTestFinished(unmount);
  const field = page.getByLabelText('Mot de passe');
  await expect.element(field).toBeVisible();
  const reply = host.querySelector('p[role=status]');
  if (!reply) throw new Error('no region');
  expect(getComputedStyle(reply).display).not.toBe('none');
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom;
  expect(bottomOf(reply.parentElement)).toBe(bottomOf(reply.previousElementSibling));
  await field.fill('abc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => reply.textContent).toContain('sans ouvrir aucun compte\u00a0: changez');
});

it('shows no query beside the open register when nothing is typed: opened later, and on the wall', async () => {
  const { host, unmount } = await mountChallenge({ manifest, checker, scene }, { initial: { award: 400 } });
  onTestFinished(unmount);
  await page.getByText('Revoir la scène').click();
  await expect.element(page.getByText('Session ouverte\u00a0: admin.')).toBeVisible();
  expect(host.textContent).not.toContain('mot_de_passe =');
});
