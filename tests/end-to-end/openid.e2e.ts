import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenIdProviderProcess, startOpenIdProvider } from '../support/openid-provider.ts';
import { freePort } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const ENTRY = fileURLToPath(new URL('../../server/start/start.cjs', import.meta.url));

let folder: string;
let provider: OpenIdProviderProcess;
let server: ServerProcess;
/** Chosen before the server starts: the provider has to know where it may lead back to. */
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
