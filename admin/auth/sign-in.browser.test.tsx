import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEWER_TOKEN } from '../testing/calls/sign-in.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

async function signIn() {
  await userEvent.fill(page.getByLabelText('Username'), 'admin');
  await userEvent.fill(page.getByLabelText('Password'), 'secret');
  await userEvent.keyboard('{Enter}');
}

describe('sign-in', () => {
  it('keeps the token under its own key, and opens the desk', async () => {
    const server = startServer();
    renderConsole('/admin', { token: null });
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    expect(localStorage.getItem('admin_token')).toBe('admin-token');
    expect(server.calls).toContain('POST /login {"username":"admin","password":"secret"}');
  });

  it('is known to the server the next time, after the sign-out too', async () => {
    const server = startServer();
    renderConsole('/admin', { token: null });
    await signIn();
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    await expect.element(page.getByRole('heading', { name: 'Console sign-in' })).toBeVisible();
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    const calls = server.calls.filter((call) => call.startsWith('POST /login'));
    expect(calls[1]).toBe('POST /login {"username":"admin","password":"secret","browser":"browser-secret"}');
  });

  it('tells which new browsers used the password since', async () => {
    startServer({ newBrowsers: [{ at: '2026-11-20T18:00:00.000Z', device: 'Safari, iOS' }] });
    renderConsole('/admin', { token: null });
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    await expect.element(page.getByText(/in a browser that had not signed in before: Safari, iOS, /)).toBeVisible();
  });

  it('says a failure in the status line and keeps what was typed', async () => {
    startServer().fail('POST /login', 401);
    renderConsole('/admin', { token: null });
    await signIn();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sign-in failed. Check the username and password.');
    await expect.element(page.getByLabelText('Username')).toHaveValue('admin');
    expect(localStorage.getItem('admin_token')).toBeNull();
  });

  it('asks for a recovery code where the account has a passkey, and warns when few are left', async () => {
    const server = startServer({ recoveryCodes: 2 });
    server.fail('POST /login', 403, { code: 'passkey-needed', message: 'This account signs in with its passkey.' });
    renderConsole('/admin', { token: null });
    expect(page.getByLabelText('Recovery code').query()).toBeNull();
    await signIn();
    await expect.element(page.getByRole('status')).toHaveTextContent('This account signs in with its passkey.');
    await userEvent.fill(page.getByLabelText('Recovery code'), ' k7qf 2mxd ');
    server.recover();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    await expect.element(page.getByText(/^You signed in with a recovery code, .* 2 are left\. Make new ones/)).toBeVisible();
    expect(server.calls).toContain('POST /login {"username":"admin","password":"secret","recoveryCode":"k7qf 2mxd"}');
  });

  it('offers the providers of the installation, beside the password', async () => {
    const server = startServer({ providers: [{ key: 'staff', name: 'Staff directory' }] });
    renderConsole('/admin', { token: null });
    await userEvent.click(page.getByRole('button', { name: 'Sign in with Staff directory' }));
    await expect.poll(() => server.calls).toContain('POST /login/openid {"provider":"staff"}');
    await expect.poll(() => sessionStorage.getItem('admin_provider_sign_in')).toBe('secret-of-this-tab');
    await expect.element(page.getByLabelText('Password')).toBeVisible();
  });

  it('comes back from a provider, once', async () => {
    const server = startServer();
    renderConsole('/admin/sign-in/staff?code=c&state=s', { token: null });
    // The secret that the sign-in page stored before the redirect to the provider: this page reads it when it is rendered.
    sessionStorage.setItem('admin_provider_sign_in', 'secret-of-this-tab');
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    const sent = '{"provider":"staff","parameters":"code=c&state=s","browser":"secret-of-this-tab"}';
    expect(server.calls.filter((call) => call.startsWith('POST /login/openid/return'))).toEqual([
      `POST /login/openid/return ${sent}`,
    ]);
    expect(localStorage.getItem('admin_token')).toBe('admin-token');
    expect(sessionStorage.getItem('admin_provider_sign_in')).toBeNull();
  });

  it('that a provider does not confirm says why on the sign-in page', async () => {
    startServer().fail('POST /login/openid/return', 403, { code: 'not-invited', message: 'No account was prepared here.' });
    renderConsole('/admin/sign-in/staff?code=c&state=s', { token: null });
    await expect.element(page.getByText('Sign-in failed. No account was prepared here.')).toBeVisible();
    await expect.element(page.getByLabelText('Username')).toBeVisible();
  });

  it('puts passwords behind a fold where they are off', async () => {
    startServer({ passwords: false, providers: [{ key: 'staff', name: 'Staff directory' }] });
    renderConsole('/admin', { token: null });
    await expect.element(page.getByText('With the password of the server’s account')).toBeVisible();
    await expect.element(page.getByLabelText('Password')).not.toBeVisible();
    await userEvent.click(page.getByText('With the password of the server’s account'));
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
  });

  it('ends with Logout, on the server too', async () => {
    const server = startServer();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    await expect.element(page.getByRole('heading', { name: 'Console sign-in' })).toHaveFocus();
    expect(localStorage.getItem('admin_token')).toBeNull();
    await expect.poll(() => server.calls).toContain('POST /admin/me/sign-out');
  });

  it.each([
    ['another tab tells of it', new StorageEvent('storage', { key: 'admin_token' })],
    ['the page comes back out of the browser’s memory', new PageTransitionEvent('pageshow', { persisted: true })],
  ])('as another account elsewhere is found out when %s, and nothing of the one before stays', async (_when, event) => {
    const server = startServer();
    renderConsole();
    await expect.poll(() => server.calls).toContain('GET /admin/me');
    await expect.element(page.getByRole('link', { name: 'Audit log' })).toBeVisible();
    server.data.accounts = server.data.accounts.map((one) => ({ ...one, role: 'observer' }));
    localStorage.setItem('admin_token', NEWER_TOKEN);
    window.dispatchEvent(event);
    await expect.element(page.getByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
  });

  it('ends with a 401 from any call, and asks nothing more', async () => {
    const server = startServer();
    server.fail('GET /admin/storage', 401);
    renderConsole();
    await expect.element(page.getByRole('heading', { name: 'Console sign-in' })).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('You were signed out');
    expect(localStorage.getItem('admin_token')).toBeNull();
  });
});
