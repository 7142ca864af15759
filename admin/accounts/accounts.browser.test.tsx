import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { account } from '../testing/an-account.ts';
import { API_TOKEN } from '../testing/calls/sign-in.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { freshData } from '../testing/stand-in-data.ts';
import { startServer } from '../testing/stand-in-server.ts';

const openPage = () => renderConsole('/admin/accounts');

const dialog = () => page.getByRole('dialog');
const row = (name: RegExp) => page.getByRole('row', { name });
const usernames = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent?.split(' ')[0]?.slice(0, 5));

describe('accounts', () => {
  it('mark a department that nobody of the directory is in', async () => {
    const head = { ...account('f5', 'hugo', 'department', 1), departments: ['Achats', 'Ancien'] };
    startServer({ accounts: [...freshData().accounts, head] });
    openPage();
    await expect.element(row(/^hugo/).getByText('Not in the directory: Ancien')).toBeVisible();
  });

  it('are a table that sorts, and offers for each what can be done with it', async () => {
    startServer();
    openPage();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Accounts' })).toHaveFocus();
    await expect.element(row(/^marie You/)).toBeVisible();
    expect(usernames()).toEqual(['admin', 'anne', 'marie', 'paul']);
    await userEvent.click(page.getByRole('button', { name: 'Role', exact: true }));
    await expect.element(page.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'ascending');
    expect(usernames()).toEqual(['paul', 'anne', 'marie', 'admin']);
    await userEvent.click(page.getByRole('button', { name: 'Role', exact: true }));
    await expect.element(page.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'descending');
    await expect.element(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'none');
    expect(usernames()).toEqual(['marie', 'admin', 'anne', 'paul']);
    const offered = (name: RegExp) =>
      row(name)
        .getByRole('button')
        .elements()
        .map((button) => button.textContent);
    expect(offered(/^marie/)).toEqual(['Role marie']);
    expect(offered(/^admin/)).toEqual(['Sign out admin']);
    expect(offered(/^paul/)).toEqual(['Role paul', 'New password paul', 'Sign out paul', 'Remove paul']);
  });

  it('are added with a role and a suggested password; a name that is taken is said in the dialog', async () => {
    const server = startServer();
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Add account' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Add account' }));
    await expect.element(dialog().getByText('Use at least 12 characters.')).toBeVisible();
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await userEvent.fill(dialog().getByLabelText('Username'), 'Paul');
    await userEvent.click(dialog().getByRole('radio', { name: /Observer/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Suggest a password' }));
    const password = dialog().getByRole('textbox', { name: 'Password' });
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
    const suggested = String(password.element().getAttribute('value'));
    expect(suggested).toMatch(/^(?:[a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/);
    server.fail('POST /admin/facilitators', 409, { message: 'There is an account paul already.' });
    await userEvent.click(dialog().getByRole('button', { name: 'Add account' }));
    await expect.element(dialog().getByText('There is an account paul already.')).toBeVisible();
    server.recover();
    await userEvent.fill(dialog().getByLabelText('Username'), 'paul.b');
    await userEvent.click(dialog().getByRole('button', { name: 'Add account' }));
    await expect.element(page.getByText(/^Account paul\.b was added/)).toBeVisible();
    await expect.element(row(/^paul\.b Observer/)).toBeVisible();
    expect(server.calls).toContain(
      `POST /admin/facilitators ${JSON.stringify({ username: 'paul.b', role: 'observer', password: suggested })}`,
    );
  });

  it('get another role or password, and are signed out', async () => {
    const server = startServer();
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Role paul' }));
    await userEvent.click(dialog().getByRole('radio', { name: /Facilitator/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change role' }));
    await expect.element(page.getByText('paul has the role Facilitator now.')).toBeVisible();
    await expect.element(row(/^paul Facilitator/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'New password paul' }));
    await expect.element(dialog().getByText(/its passkeys, recovery codes and API tokens end/)).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('New password'), 'quite a long one');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('paul has a new password and was signed out everywhere.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Sign out paul' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Sign out' }));
    await expect.element(page.getByText('paul was signed out everywhere.')).toBeVisible();
    expect(server.calls).toEqual(
      expect.arrayContaining([
        'PATCH /admin/facilitators/f2 {"role":"facilitator"}',
        'PATCH /admin/facilitators/f2 {"password":"quite a long one"}',
        'POST /admin/facilitators/f2/sign-out',
      ]),
    );
  });

  it('are removed only after saying what ends, and the focus stays on the page', async () => {
    const server = startServer();
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Remove paul' }));
    await expect.element(dialog().getByText(/paul is signed out on every device and cannot sign in again/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect.element(page.getByRole('button', { name: 'Remove paul' })).toHaveFocus();
    expect(server.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove account' }));
    await expect.element(page.getByText('Account paul was removed.')).toBeVisible();
    await expect.element(row(/^paul/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Accounts' })).toHaveFocus();
  });

  it('are added in a dialog whose buttons stay in sight', async () => {
    await page.viewport(1366, 500);
    startServer();
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Add account' }));
    await expect.element(dialog()).toBeVisible();
    const { bottom } = dialog().element().getBoundingClientRect();
    for (const name of ['Cancel', 'Add account'])
      expect(dialog().getByRole('button', { name }).element().getBoundingClientRect().bottom).toBeLessThan(bottom);
    await page.viewport(1280, 800);
  });

  it('fit a narrow screen', async () => {
    await page.viewport(320, 700);
    startServer();
    openPage();
    await expect.element(row(/^paul/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Created' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });
});

describe('an account that signs in through a provider', () => {
  it('is added with its e-mail and no password', async () => {
    const server = startServer({ providers: [{ key: 'staff', name: 'Staff directory' }] });
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Add account' }));
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByLabelText('Username'), 'zoe@vigie.example');
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toBeVisible();
    await userEvent.click(dialog.getByLabelText('Through a provider'));
    await userEvent.fill(dialog.getByLabelText('Username'), 'zoe');
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await expect.element(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/the e-mail address that the provider/);
    await userEvent.fill(dialog.getByLabelText('Username'), 'zoe@vigie.example');
    expect(dialog.getByLabelText('Password', { exact: true }).query()).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await expect.element(page.getByText(/^Account zoe@vigie.example was added: it opens/)).toBeVisible();
    expect(server.calls).toContain('POST /admin/facilitators {"username":"zoe@vigie.example","role":"facilitator"}');
  });

  it('is invited anew where passwords are off', async () => {
    const server = startServer({ passwords: false, providers: [{ key: 'staff', name: 'Staff directory' }] });
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Invite anew paul' }));
    expect(page.getByRole('button', { name: /^New password/ }).query()).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Invite anew' }));
    await expect.element(page.getByText(/^paul was signed out everywhere and is invited anew/)).toBeVisible();
    expect(server.calls).toContain('PATCH /admin/facilitators/f2 {"password":null}');
  });

  it('is told to lose its provider by a password, and to come back after a sign-out', async () => {
    startServer({
      providers: [{ key: 'staff', name: 'Staff directory' }],
      accounts: freshData().accounts.map((one) => ({ ...one, hasPassword: false })),
    });
    openPage();
    await expect.element(page.getByText(/Sign in again through your provider\.$/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'New password paul' }));
    await expect.element(dialog().getByText(/no longer opens it once it has a password/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(page.getByRole('button', { name: 'Sign out paul' }));
    await expect.element(dialog().getByText(/The provider opens the account again/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(page.getByRole('button', { name: 'Role paul' }));
    await expect.element(dialog().getByText(/gives this account that of its groups again/)).toBeVisible();
  });

  it('has no password to change', async () => {
    startServer({ accounts: freshData().accounts.map((one) => ({ ...one, hasPassword: false })) });
    openPage();
    await expect.element(page.getByText(/^This account has no password/)).toBeVisible();
    expect(page.getByLabelText('Current password').query()).toBeNull();
  });
});

describe('your account', () => {
  it('is all that an observer sees, with the password to change', async () => {
    const server = startServer({ accounts: freshData().accounts.slice(1) });
    openPage();
    await expect.element(page.getByText('paul', { exact: true })).toBeVisible();
    expect(server.calls).not.toContain('GET /admin/facilitators');
    expect(page.getByRole('button', { name: 'Add account' }).query()).toBeNull();
    const change = page.getByRole('button', { name: 'Change password' });
    const current = page.getByLabelText('Current password');
    await userEvent.fill(current, 'not my password');
    await userEvent.fill(page.getByLabelText('New password'), 'not my password');
    await userEvent.click(change);
    await expect.element(page.getByText('Choose another one than the current one.')).toBeVisible();
    server.fail('POST /admin/me/password', 403, { message: 'The current password is wrong.' });
    await userEvent.fill(page.getByLabelText('New password'), 'twelve letters');
    await userEvent.click(change);
    await expect.element(page.getByText('This is not your current password.')).toBeVisible();
    server.fail('POST /admin/me/password', 400, { message: 'This password is common.', field: 'next' });
    await userEvent.click(change);
    await expect.element(page.getByLabelText('New password')).toHaveAccessibleDescription(/This password is common\./);
    server.recover();
    await userEvent.fill(current, 'my old password');
    await userEvent.click(change);
    await expect.element(page.getByText('Your password was changed. Your other sign-ins were ended.')).toBeVisible();
    await expect.element(current).toHaveValue('');
    expect(server.calls).toContain('POST /admin/me/password {"current":"my old password","next":"twelve letters"}');
  });

  it('says where the password of the environment is changed', async () => {
    startServer({ accounts: freshData().accounts.filter(({ fromEnvironment }) => fromEnvironment) });
    openPage();
    await expect.element(page.getByText(/^ADMIN_USERNAME and ADMIN_PASSWORD/)).toBeVisible();
    expect(page.getByLabelText('Current password').query()).toBeNull();
    await expect.element(page.getByText(/^Yours is the only account/)).toBeVisible();
  });

  it('lists where it is signed in, and ends one sign-in or all others', async () => {
    const server = startServer();
    openPage();
    const list = page.getByRole('region', { name: 'Signed-in devices' });
    await expect.element(list.getByText('Chrome, Windows (this browser)')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Sign out Safari, iOS/ }));
    await expect.element(page.getByText('Safari, iOS was signed out.')).toBeVisible();
    await expect.element(list.getByText('Safari, iOS')).not.toBeInTheDocument();
    const heading = list.getByRole('heading', { name: 'Signed-in devices' });
    await expect.element(heading).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Sign out all others' }));
    await expect.element(page.getByText('Every other device was signed out.')).toBeVisible();
    await expect.element(list.getByText('Unknown browser')).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    expect(list.getByRole('button').elements()).toEqual([]);
    expect(server.calls).toContain(`DELETE /admin/me/sign-ins/${'b'.repeat(43)}`);
  });

  it('is signed out everywhere, here too', async () => {
    const server = startServer();
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Sign out everywhere' }));
    await expect.element(page.getByText('You were signed out everywhere.')).toBeVisible();
    expect(localStorage.getItem('admin_token')).toBeNull();
    expect(server.calls).toContain('POST /admin/me/sign-out-everywhere');
  });

  it('has recovery codes once it has a passkey: shown once, and few of them are said', async () => {
    const passkey = { id: 'p1', name: 'Portable', createdAt: '2026-11-21T09:00:00.000Z', usedAt: null };
    const server = startServer({ passkeys: [passkey], recoveryCodes: 3 });
    openPage();
    const codes = page.getByRole('region', { name: 'Recovery codes' });
    await expect.element(codes).toHaveTextContent('3 codes are unused. That is little: make new ones.');
    await userEvent.click(codes.getByRole('button', { name: 'Make ten new codes' }));
    await expect.element(codes.getByRole('figure')).toHaveFocus();
    await expect.element(codes.getByText('K7QF-2MXD-9HTR-VW3C-B8Z9')).toBeVisible();
    expect(codes.getByRole('listitem').elements()).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: 'I have kept them' }));
    await expect.element(codes).toHaveTextContent('10 codes are unused.');
    expect(codes.getByRole('listitem').elements()).toHaveLength(0);
    expect(server.calls).toContain('POST /admin/me/recovery-codes');
  });

  it('loses a passkey that is removed, and the focus stays with the others', async () => {
    const passkeys = ['Portable', 'Bureau'].map((name, index) => {
      return { id: `AAA${index}`, name, createdAt: '2026-11-21T09:00:00.000Z', usedAt: null };
    });
    const server = startServer({ passkeys });
    openPage();
    await userEvent.click(page.getByRole('button', { name: 'Remove Portable' }));
    await expect.element(page.getByText('Passkey “Portable” was removed.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove Portable' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
    expect(server.data.passkeys.map(({ name }) => name)).toEqual(['Bureau']);
  });

  it('has no recovery codes without a passkey', async () => {
    startServer();
    openPage();
    await expect.element(page.getByText('No passkey yet.')).toBeVisible();
    expect(page.getByText('Recovery codes').query()).toBeNull();
  });

  it('makes an API token, shown once, and revokes it; a name that is taken is said at its field', async () => {
    const server = startServer();
    openPage();
    const tokens = page.getByRole('region', { name: 'API tokens' });
    const make = tokens.getByRole('button', { name: 'Make a token' });
    await expect.element(tokens.getByText('No token yet.')).toBeVisible();
    await userEvent.click(make);
    await expect.element(tokens.getByText('Give it a name, so that you know it again.')).toBeVisible();
    await userEvent.fill(tokens.getByLabelText('Name of the token'), 'Nightly');
    await userEvent.selectOptions(tokens.getByLabelText('What it is for'), 'Download backups');
    await userEvent.selectOptions(tokens.getByLabelText('It ends after'), '30 days');
    server.fail('POST /admin/me/api-tokens', 409, { message: 'You have a token “Nightly” already.', field: 'name' });
    await userEvent.click(make);
    await expect
      .element(tokens.getByLabelText('Name of the token'))
      .toHaveAccessibleDescription(/You have a token “Nightly” already\./);
    server.recover();
    await userEvent.click(make);
    await expect.element(tokens.getByRole('figure')).toHaveFocus();
    await expect.element(tokens.getByText(API_TOKEN)).toBeVisible();
    expect(server.calls).toContain('POST /admin/me/api-tokens {"name":"Nightly","scope":"backups","days":30}');
    await userEvent.click(tokens.getByRole('button', { name: 'I have kept it' }));
    await expect.element(tokens.getByText(API_TOKEN)).not.toBeInTheDocument();
    await expect.element(tokens.getByRole('heading', { name: 'API tokens' })).toHaveFocus();
    await expect.element(tokens.getByText(/^Download backups · until .*2027 · not used yet$/)).toBeVisible();
    await userEvent.click(tokens.getByRole('button', { name: 'Revoke Nightly' }));
    await expect.element(page.getByText('Token “Nightly” was revoked: it opens nothing any more.')).toBeVisible();
    expect(server.calls).toContain('DELETE /admin/me/api-tokens/t0');
  });

  it('is offered the purposes of its role', async () => {
    startServer({ accounts: freshData().accounts.slice(1) });
    openPage();
    const purpose = page.getByLabelText('What it is for');
    await expect.element(purpose).toBeVisible();
    expect(
      purpose
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Read figures']);
  });
});
