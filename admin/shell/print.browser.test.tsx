import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { onPaper } from '#engine/client/testing/media.ts';
import { fullCockpit } from '../testing/a-cockpit.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it('a printed page has what it says, and nothing to press', async () => {
  startServer();
  renderConsole();
  await expect.element(page.getByRole('row', { name: 'K7QF-2MXD' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Create session' })).toBeVisible();
  await onPaper();
  await expect.element(page.getByRole('row', { name: 'K7QF-2MXD' })).toBeVisible();
  await expect.element(page.getByText('ana@example.fr', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Code', exact: true })).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation', { name: 'Pages of the console' }),
    page.getByRole('button', { name: 'Create session' }),
    page.getByRole('button', { name: /^Copy/ }).first(),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: /^More/ }).first(),
    page.getByRole('link', { name: 'Set up a session' }),
  ])
    await expect.element(hidden).not.toBeInTheDocument();
  await expect.element(page.getByText('Search by code or name')).not.toBeVisible();
});

it('a printed board has every bar, and says whose it is; a long list of sessions has every row', async () => {
  // Size of A4 in landscape orientation, in pixels.
  await page.viewport(1120, 790);
  startServer({
    current: Array.from({ length: 25 }, (_, index) => ({ username: `p${index}@example.fr`, score: 25 - index })),
    sessions: Array.from({ length: 40 }, (_, index) => ({ id: `t${index}`, code: `CODE-${index}`, name: null, active: true })),
  });
  renderConsole();
  await onPaper();
  const last = page.getByText('p24@example.fr', { exact: true }).first();
  await expect.element(last).toBeVisible();
  const board = page.getByRole('region', { name: /^Score chart/ }).element();
  expect(board.scrollHeight).toBe(board.clientHeight);
  const sessions = page.getByRole('table', { name: /^Sessions, with the code/ }).element();
  await expect.poll(() => sessions.querySelectorAll('tbody th[scope=row]').length).toBe(40);
  await expect.element(page.getByLabelText('Session', { exact: true })).toBeVisible();
});

it('a printed room names all who need help, and what holds them back', async () => {
  startServer({ snapshot: fullCockpit(60, 4) });
  renderConsole('/admin/sessions/s1/room');
  const needs = page.getByRole('region', { name: 'People who need help' });
  await expect.element(needs).toBeVisible();
  await onPaper();
  await expect.element(needs.getByRole('listitem').first().getByRole('button')).toBeVisible();
  await expect.element(page.getByText(/holds the room back/).getByRole('button')).toBeVisible();
  expect(needs.element().scrollHeight).toBe(needs.element().clientHeight);
});

it('a printed room has the row of everybody, and the screen few again', async () => {
  await page.viewport(1120, 790);
  startServer({ snapshot: fullCockpit(120, 4) });
  renderConsole('/admin/sessions/s1/room');
  const table = page.getByRole('table');
  await expect.element(table).toHaveAttribute('aria-rowcount', '121');
  const rows = () => table.element().querySelectorAll('tbody th[scope=row]').length;
  const before = rows();
  expect(before).toBeLessThan(60);
  window.dispatchEvent(new Event('beforeprint'));
  expect(rows()).toBe(120);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(rows).toBe(before);
  await onPaper();
  expect([...table.element().querySelectorAll('tbody button')].filter((cell) => !cell.checkVisibility())).toEqual([]);
});

it('paper is light, whatever the screen is', async () => {
  onTestFinished(() => void delete document.documentElement.dataset['theme']);
  document.documentElement.dataset['theme'] = 'dark';
  startServer();
  renderConsole();
  const name = page.getByText('Équipe achats').first();
  await expect.element(name).toBeVisible();
  const ink = () => getComputedStyle(name.element()).color;
  expect(ink()).toBe('rgb(242, 239, 232)');
  await onPaper();
  expect(ink()).toBe('rgb(16, 24, 43)');
});
