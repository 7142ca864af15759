import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it('the attendance sheet tells who came, when, and who did not, and is printed', async () => {
  await page.viewport(1280, 800);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  startServer({ setups: { s2: { closedAt: '2026-11-21T10:00:00.000Z' } } });
  renderConsole('/admin/sessions/s2/players');
  await userEvent.click(page.getByRole('link', { name: 'Attendance sheet' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Attendance sheet' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Zoé Roux zoe@example\.fr.* did not come/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^ana@example\.fr .*\d\d:\d\d \d\d:\d\d/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Signature' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the attendance sheet is printed beforehand without a word on who has not come yet', async () => {
  startServer();
  renderConsole('/admin/sessions/s1/attendance-sheet');
  await expect.element(page.getByRole('row', { name: /^Zoé Roux/ })).toBeVisible();
  await expect.element(page.getByText('did not come')).not.toBeInTheDocument();
});

it('the attendance sheet says why it could not be loaded', async () => {
  const server = startServer();
  server.fail('GET /admin/sessions/s1/attendance', 503);
  renderConsole('/admin/sessions/s1/attendance-sheet');
  await expect.element(page.getByText('Could not load the attendance: refused for the test.')).toBeVisible();
});
