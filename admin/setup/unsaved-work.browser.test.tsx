import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEWER_TOKEN } from '../testing/calls/sign-in.ts';
import { address, button, openSetup, signIn } from '../testing/setup-page.ts';
import { startServer } from '../testing/stand-in-server.ts';

describe('a new session', () => {
  it('is not lost by leaving the page unawares', async () => {
    startServer();
    openSetup('/admin/new-session');
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.element(page.getByLabelText('Session name (optional)')).toBeVisible();
    expect(leave()).toBe(false);
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'A');
    expect(leave()).toBe(true);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const way of [
      page.getByRole('link', { name: 'Retour hub' }),
      button('Logout'),
      button('Français'),
      page.getByRole('link', { name: 'Cancel' }),
    ]) {
      await userEvent.click(way);
      await expect.element(question).toBeVisible();
      await userEvent.click(button('Stay here'));
      await expect.element(address()).toHaveTextContent('/admin/new-session');
      await expect.element(page.getByLabelText('Session name (optional)')).toHaveValue('A');
    }
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(leave()).toBe(false);
  });

  it('is kept while the sign-in has expired, for the account whose work it is', async () => {
    const server = startServer();
    server.fail('POST /admin/sessions', 401);
    openSetup('/admin/new-session');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Achats');
    await userEvent.fill(page.getByLabelText('Who may log in (optional)'), 'ana@example.fr');
    await userEvent.click(button('Create session'));
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    server.recover();
    await userEvent.click(page.getByRole('link', { name: 'Go on with it' }));
    await expect.element(page.getByLabelText('Session name (optional)')).toHaveValue('Achats');
    await expect.element(page.getByLabelText('Who may log in (optional)')).toHaveValue('ana@example.fr');
    await userEvent.click(button('Create session'));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it('is kept as a planned workshop too', async () => {
    const server = startServer();
    server.fail('POST /admin/sessions', 401);
    openSetup('/admin/new-workshop');
    await userEvent.fill(page.getByLabelText('Name (optional)'), 'Quai');
    await userEvent.click(button('Create the workshop'));
    await signIn();
    server.recover();
    await userEvent.click(page.getByRole('link', { name: 'Go on with it' }));
    await expect.element(page.getByLabelText('Name (optional)')).toHaveValue('Quai');
  });

  it('is kept where its account has signed in again in another tab', async () => {
    startServer();
    openSetup('/admin/new-session');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Achats');
    localStorage.setItem('admin_token', NEWER_TOKEN);
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin_token' }));
    await userEvent.click(page.getByRole('link', { name: 'Go on with it' }));
    await expect.element(page.getByLabelText('Session name (optional)')).toHaveValue('Achats');
  });

  it('is kept while another form is opened and left, and restored from there', async () => {
    const server = startServer();
    server.fail('PUT /admin/sessions/s2', 401);
    openSetup('/admin/sessions/s2/edit');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Est');
    await userEvent.click(button('Save changes'));
    await signIn();
    server.recover();
    await userEvent.click(page.getByRole('link', { name: 'Set up a session' }));
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Set up a session' }));
    await expect.element(page.getByLabelText('Session name (optional)')).toHaveValue('');
    await userEvent.click(page.getByRole('link', { name: 'Go on with it' }));
    await expect.element(page.getByText(/^Session M3RT-9WQA\. Changes hold at once/)).toBeVisible();
    await expect.element(page.getByLabelText('Session name (optional)')).toHaveValue('Est');
    await userEvent.click(button('Save changes'));
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it.each([
    [
      'another account signs in',
      (server: ReturnType<typeof startServer>) => {
        server.data.accounts = server.data.accounts.map((one) => ({ ...one, username: `not-${one.username}` }));
      },
    ],
    ['its account logs out', () => userEvent.click(button('Logout'))],
    ['it is discarded', () => userEvent.click(button('Discard it'))],
  ])('is kept no longer once %s', async (_what, end) => {
    const server = startServer();
    server.fail('POST /admin/sessions', 401);
    openSetup('/admin/new-session');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Achats');
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('heading', { name: 'Console sign-in' })).toBeVisible();
    expect(sessionStorage).toHaveLength(1);
    if (end.length > 0) await end(server);
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
    if (end.length === 0) await end(server);
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
    await expect.element(page.getByRole('link', { name: 'Go on with it' })).not.toBeInTheDocument();
  });

  it('is not kept when Logout is meant', async () => {
    startServer();
    openSetup('/admin/new-session');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Achats');
    await userEvent.click(button('Logout'));
    await userEvent.click(button('Leave without saving'));
    await expect.element(page.getByRole('heading', { name: 'Console sign-in' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is left once that was said to be meant', async () => {
    startServer();
    openSetup('/admin/new-session');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'A');
    await userEvent.click(page.getByRole('link', { name: 'Accounts' }));
    await userEvent.click(button('Leave without saving'));
    await expect.element(address()).toHaveTextContent('/admin/accounts');
  });
});
