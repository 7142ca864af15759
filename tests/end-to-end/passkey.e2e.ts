import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ locale: 'en-GB' });

test('a facilitator adds a passkey and signs in with it, with nothing to type', async ({ page, baseURL }) => {
  // WebAuthn needs a domain name, and Playwright's base address is an IP address.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site}/admin`);
  await page.getByLabel('Username').fill('facilitator');
  await page.getByLabel('Password').fill('a long password for tests');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  const passkeys = page.getByRole('form', { name: 'Passkeys' });
  await passkeys.getByLabel('Name of the passkey').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey “Work laptop” was added.')).toBeVisible();
  await expect(passkeys.getByText('not used yet')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await expect(passkeys.getByText(/^last used/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible();
});
