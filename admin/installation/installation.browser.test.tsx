import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it('shows what the database holds, and the identifiers of the sessions', async () => {
  startServer();
  renderConsole('/admin/installation');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Installation' })).toHaveFocus();
  await expect.element(page.getByText('data/vigie.db')).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: '1.0.0' })).toBeVisible();
  const headings = page.getByRole('columnheader').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['ID', 'Code', 'Name', 'Status']);
  await expect.element(page.getByRole('row', { name: 's1' })).toHaveTextContent(/K7QF-2MXD.*Équipe achats.*Active/);
});

it('says how long sessions are kept, and where nobody has decided it', async () => {
  const server = startServer();
  renderConsole('/admin/installation');
  await expect.element(page.getByText(/^A session in which nothing has happened for 180 days is deleted/)).toBeVisible();
  server.data.storage = { ...server.data.storage, retention: { days: null, decided: false } };
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.element(page.getByText(/^Nobody has decided how long sessions are kept/)).toBeVisible();
});

it('saves a full backup', async () => {
  startServer();
  const files = watchDownloads();
  renderConsole('/admin/installation');
  await userEvent.click(page.getByRole('button', { name: 'Full backup' }));
  await expect.element(page.getByText('Full backup saved as vigie-backup-')).toBeVisible();
  expect(files[0]?.name).toMatch(/^vigie-backup-\d{4}-\d\d-\d\dT[\d-]+Z\.json$/);
  expect(await files[0]?.text).toBe('{"version":1}');
});

it('shows a long list fifty at a time', async () => {
  startServer({
    sessions: Array.from({ length: 60 }, (_, index) => ({ id: `t${index}`, code: `CODE-${index}`, name: null, active: true })),
  });
  renderConsole('/admin/installation');
  const rows = () => document.querySelectorAll('tbody tr').length;
  await expect.poll(rows).toBe(50);
  await userEvent.click(page.getByRole('button', { name: 'Show 10 more rows' }));
  await expect.poll(rows).toBe(60);
});

it('offers an observer no backup', async () => {
  startServer({ role: 'observer' });
  renderConsole('/admin/installation');
  await expect.element(page.getByText('data/vigie.db')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Full backup' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Restore a backup' })).not.toBeInTheDocument();
});
