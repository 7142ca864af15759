/** Plain http under a host name, as in a room's own network: browsers switch some functions off there. */

import { isPlain } from '#schemas/programmes.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { watchPage } from './accessibility.ts';
import { FACILITATOR, find, join, openSession } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';
import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ permissions: [], locale: 'en-GB' });

test('a player plays, and a facilitator opens a session, over plain http', async ({ page, request, baseURL }) => {
  // `playwright.config.ts` maps this host to the server.
  const site = `http://salle.example:${new URL(baseURL ?? '').port}`;
  const check = watchPage(page, site);
  const { code } = await openSession(request, 'Salle');
  await page.goto(site);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByLabel('Adresse e-mail professionnelle').fill('salle@brevelle.example');
  await page.getByLabel('Code de session').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();

  const challenge = playableChallenges.find(({ manifest }) => isPlain(manifest));
  if (!challenge) throw new Error('there is no challenge to play');
  const found = await find(request, await join(request, code, 'salle@brevelle.example'), challenge);
  await page.goto(`${site}${challenge.manifest.path}`);
  const { walkthrough } = await challenge.load();
  await walkthrough(createKeyboardPlayer(page), found);
  await expect(page.getByRole('dialog').getByText('mission réussie')).toBeVisible();
  const outbox = () => page.evaluate(() => localStorage.getItem('outbox'));
  await expect.poll(outbox).toBeNull();

  await page.goto(`${site}/admin`);
  await page.getByLabel('Username').fill(FACILITATOR.username);
  await page.getByLabel('Password', { exact: true }).fill(FACILITATOR.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create session' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Session created. Share the code with players.')).toBeVisible();
  check();
});
