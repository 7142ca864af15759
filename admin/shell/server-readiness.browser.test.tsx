import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFRESH_INTERVAL_MS } from '../api/queries.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';
import { READY_INTERVAL_MS } from './server-readiness.tsx';

const FULL = { code: 'disk-full', message: 'The disk of the server is full: nothing was written. Make room, then try again.' };

it('a full disk is told with what was pressed, and in the status line of every page until a write succeeds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = startServer();
  renderConsole();
  const close = page.getByRole('button', { name: 'Close session K7QF-2MXD' });
  await expect.element(close).toBeVisible();
  server.fail('PATCH /admin/sessions/s1/close', 507, FULL);
  server.fail('GET /readyz', 503, { code: 'disk-full', message: 'The database has no room left to write.' });
  await userEvent.click(close);
  await expect.element(page.getByRole('status').getByText(`Could not close session K7QF-2MXD: ${FULL.message}`)).toBeVisible();
  const lasting = page.getByRole('status').getByText('The disk of the server is full: nothing new is saved');
  await expect.element(lasting).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Missions' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await expect.element(lasting).toBeVisible();
  server.recover();
  await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
  await expect.element(lasting).not.toBeInTheDocument();
});

it('a disk that others found full is told without anything pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = startServer();
  renderConsole('/admin/missions');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  server.fail('GET /readyz', 503, { code: 'disk-full', message: 'The database has no room left to write.' });
  await vi.advanceTimersByTimeAsync(READY_INTERVAL_MS);
  await expect.element(page.getByRole('status').getByText('The disk of the server is full')).toBeVisible();
});

it('a proxy that does not let /readyz through is no news', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = startServer();
  server.fail('GET /readyz', 404, { code: 'not-found', message: 'There is nothing at this address.' });
  renderConsole();
  await expect.element(page.getByText('2 sessions, 9 scores')).toBeVisible();
  await vi.advanceTimersByTimeAsync(READY_INTERVAL_MS);
  await vi.waitFor(() => expect(server.calls).toContain('GET /readyz'));
  await expect.element(page.getByText('There is nothing at this address.')).not.toBeInTheDocument();
});

it('a full disk is told at the sign-in', async () => {
  startServer().fail('POST /login', 507, FULL);
  renderConsole('/admin', { token: null });
  await userEvent.fill(page.getByLabelText('Username'), 'marie');
  await userEvent.fill(page.getByLabelText('Password'), 'correct-horse');
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await expect.element(page.getByText(`Sign-in failed. ${FULL.message}`)).toBeVisible();
});
