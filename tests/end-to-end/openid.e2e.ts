import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ADMIN } from '../support/admin.ts';
import { type OpenIdProviderProcess, startOpenIdProvider } from '../support/openid-provider.ts';
import { freePort } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ locale: 'en-GB' });
// In one worker, one after the other: each worker would start a provider and a server.
test.describe.configure({ mode: 'default' });

const ENTRY = fileURLToPath(new URL('../../server/start/start.cjs', import.meta.url));

let folder: string;
let provider: OpenIdProviderProcess;
let server: ServerProcess;
/** Origin of the site, chosen before the server starts: the provider must know the address to which it redirects. */
let site: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-openid-'));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  provider = await startOpenIdProvider(site);
  server = await startServer(`sqlite:${join(folder, 'vigie.db')}`, ENTRY, [], {
    ...provider.environment,
    CONSOLE_PASSWORDS: 'off',
    PORT: String(port),
  });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await provider.close();
  rmSync(folder, { recursive: true });
});

test('a facilitator signs in through the provider and out again there too, and a link with a code opens nothing', async ({
  page,
}) => {
  await page.goto(`${site}/admin`);
  await expect(page.getByText('With the password of the server’s account')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with Staff directory' }).click();
  await page.getByPlaceholder('Enter any login').fill('marie');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  const returned = page.waitForRequest((request) => request.url().includes('/admin/sign-in/staff?'));
  await page.getByRole('button', { name: 'Continue' }).click();
  const link = (await returned).url();
  await expect(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/admin`);
  await page.getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByText('marie@vigie.example').first()).toBeVisible();
  await expect(page.getByText(/^This account has no password/)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${site}/admin`));
  await expect(page.getByRole('heading', { name: 'Console sign-in' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/^Sign-in failed\. This sign-in could not be verified/)).toBeVisible();
  await expect(page).toHaveURL(`${site}/admin`);
});

test('a player comes with the company’s account, from the home page or by the link, and is the same on both ways', async ({
  page,
  browser,
}) => {
  const { token: admin } = await call<{ token: string }>(page.request, 'POST', `${site}/login`, undefined, ADMIN);
  const setup = { name: 'Avec le compte', playerLogin: 'provider' };
  const { id, code } = await call<{ id: string; code: string }>(page.request, 'POST', `${site}/admin/sessions`, admin, setup);
  await page.goto(`${site}/`);
  await page.getByLabel('Adresse e-mail professionnelle').fill('quelqu.un@vigie.example');
  await page.getByLabel('Code de session').fill(code);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${site}/compte`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer avec Staff directory' }).click();
  await signInAtProvider(page);
  await expect(page).toHaveURL(`${site}/`);
  // Only her own page tells the address, and the name on the boards is none of the provider's.
  await expect(page.getByText(/marie/i)).toHaveText('Connexion avec marie@vigie.example, que les autres ne voient pas.');

  const phone = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await phone.goto(`${site}/compte#code=${code}`);
  await expect(phone).toHaveURL(`${site}/compte`);
  await phone.getByRole('button', { name: 'Continuer avec Staff directory' }).click();
  const returned = phone.waitForRequest((request) => request.url().includes('/compte/staff?'));
  await signInAtProvider(phone);
  const link = (await returned).url();
  await expect(phone).toHaveURL(`${site}/`);
  const people = await call<{ total: number }>(page.request, 'GET', `${site}/admin/sessions/${id}/participants`, admin);
  expect(people.total).toBe(1);

  await phone.goto(link);
  await expect(phone.getByRole('alert')).toContainText('n’a pas pu être vérifiée');
  await expect(phone).toHaveURL(`${site}/compte/staff`);
  await expectAccessible(phone);
  await phone.context().close();
});

async function signInAtProvider(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill('marie');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
