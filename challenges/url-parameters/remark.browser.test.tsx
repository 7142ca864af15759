import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

async function visit(typed: string) {
  await page.getByRole('textbox', { name: 'Adresse' }).fill(typed);
  await userEvent.keyboard('{Enter}');
}

it('says of an address that it was reset, and no more of the one before it', async () => {
  const { href } = window.location;
  window.history.replaceState(null, '', manifest.path);
  const { unmount } = await mountChallenge({ manifest, checker, scene });
  onTestFinished(() => {
    unmount();
    window.history.replaceState(null, '', href);
  });
  await visit('?debug=true&admin=0&id=1');
  await expect.element(page.getByText(/root est le compte 0/)).toBeVisible();
  await visit('?DEBUG=TRUE');
  await expect.element(page.getByText(/adresse de départ/)).toBeVisible();
  window.history.back();
  await expect.element(page.getByText(/root est le compte 0/)).toBeVisible();
  await expect.element(page.getByText(/adresse de départ/)).not.toBeInTheDocument();
});
