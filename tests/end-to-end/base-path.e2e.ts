/** An installation under a path of its host: the same build that the other tests play at the root, started with a prefix. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN } from '../support/admin.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { startServer } from '../support/server-process.ts';
import { watchPage } from './accessibility.ts';
import { call } from './api.ts';
import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ locale: 'en-GB' });

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const PREFIX = '/intranet/vigie';

const withPages = playableChallenges.find(({ manifest }) => manifest.pages?.length)?.manifest;

test('under a path, login, a mission with its pages and the console ask for nothing outside of it', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vigie-base-path-'));
  const server = await startServer(`sqlite:${join(folder, 'prefixed.db')}`, MAIN, [], { BASE_PATH: PREFIX });
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = watchPage(page, server.url);
  const asked: string[] = [];
  context.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const { token } = await call<{ token: string }>(context.request, 'POST', `${PREFIX}/login`, undefined, ADMIN);
  const session = { name: 'Intranet', challenges: [withPages?.key] };
  const { code } = await call<{ code: string }>(context.request, 'POST', `${PREFIX}/admin/sessions`, token, session);

  await page.goto(PREFIX);
  await page.getByLabel('Adresse e-mail professionnelle').fill('lea@brevelle.example');
  await page.getByLabel('Code de session').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: withPages?.title ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(`${PREFIX}${withPages?.path}`);
  await page.goto(`${PREFIX}${withPages?.path}/${withPages?.pages?.[0]?.slug}`);
  await page.locator('main').getByRole('link').last().click();
  await expect(page).toHaveURL(`${PREFIX}${withPages?.path}`);

  await page.goto(`${PREFIX}/admin`);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page
    .getByRole('row', { name: /Intranet/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${PREFIX}/admin/sessions/`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(asked.filter((path) => !path.startsWith(PREFIX))).toEqual([]);
  complaints();
  await context.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});
