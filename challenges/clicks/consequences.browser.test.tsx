import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

it('are those of the first bait that was taken, whatever is pressed while it is on its way', async () => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { host, unmount } = await mountChallenge(
    { manifest, checker, scene },
    { delay: (method) => (method === 'attempt' ? promise : undefined) },
  );
  onTestFinished(unmount);
  await page.getByRole('button', { name: 'Cliquer pour réparer' }).click();
  const call = page.getByRole('button', { name: '01 99 00 04 27' });
  await expect.element(call).toHaveAttribute('aria-disabled', 'true');
  call.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  arrive();
  await expect.element(page.getByRole('heading', { name: 'Conséquences' })).toBeVisible();
  expect(host.textContent).toContain('La commande part de votre main');
  expect(host.textContent).toContain('Revenir avant le clic');
});
