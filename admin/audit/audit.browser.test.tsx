import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#engine/ui/base.css';
import type { AuditEntry } from '#schemas/facilitators.ts';
import { renderPage, stubAccounts } from '../accounts/accounts-room.tsx';
import { watchDownloads } from '../testing/render-console.tsx';
import { AuditPage } from './audit-page.tsx';

const at = '2026-11-21T09:00:00.000Z';
const LOG: AuditEntry[] = [
  { id: '4', at, actor: 'marie', action: 'session-opened', subject: 's1', detail: null },
  {
    id: '3',
    at,
    actor: 'gone',
    action: 'points-adjusted',
    subject: 'p1',
    detail: { participant: 'ana@example.fr', points: -1.5, reason: 'a mistake' },
  },
  {
    id: '2',
    at,
    actor: 'marie',
    action: 'facilitator-changed',
    subject: 'f2',
    detail: { username: 'paul', role: 'observer', newPassword: true },
  },
  { id: '1', at, actor: 'schedule', action: 'session-closed', subject: 'deleted', detail: null },
];

const cells = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .slice(1)
    .map((cell) => cell.textContent);

describe('the audit log', () => {
  it('tells in words who did what, and older entries on demand', async () => {
    const room = stubAccounts();
    room.log = LOG;
    renderPage(<AuditPage />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Audit log' })).toHaveFocus();
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
    await expect.element(page.getByText('K7QF-2MXD · Achats')).toBeVisible();
    expect(cells(/Adjusted points/)).toEqual(['gone', 'ana@example.fr', 'points: -1.5 · reason: a mistake']);
    expect(page.getByText('Changed an account').elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Older entries' }));
    await expect.element(page.getByRole('rowheader', { name: 'Changed an account' })).toBeVisible();
    expect(cells(/Changed an account/)).toEqual(['marie', 'paul', 'role: observer · new password']);
    expect(cells(/Closed a session/)).toEqual(['Server: schedule of a session', 'deleted']);
    await expect.element(page.getByText('These are all entries.')).toBeVisible();
    expect(room.calls).toContain('GET /admin/audit?before=3');
  });

  it('is filtered by account and action, a removed account too, and exported as filtered', async () => {
    const room = stubAccounts();
    room.log = LOG;
    const files = watchDownloads();
    renderPage(<AuditPage />);
    await userEvent.selectOptions(page.getByLabelText('Account'), 'gone');
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.element(page.getByText('Audit log saved as vigie-audit-2026.csv.')).toBeVisible();
    expect(room.calls).toContain('GET /admin/audit.csv?actor=gone');
    expect(files.map(({ name }) => name)).toEqual(['vigie-audit-2026.csv']);
    await userEvent.selectOptions(page.getByLabelText('Action'), 'Signed in');
    await expect.element(page.getByText('No entry matches these filters.')).toBeVisible();
    expect(room.calls).toContain('GET /admin/audit?actor=gone&action=signed-in');
    await userEvent.click(page.getByRole('button', { name: 'Show all entries' }));
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
  });

  it('is for administrators, and asks for nothing without the role', async () => {
    const room = stubAccounts();
    room.accounts = room.accounts.slice(1);
    renderPage(<AuditPage />);
    await expect.element(page.getByText(/^The audit log is for administrators; your role is observer/)).toBeVisible();
    expect(room.calls).toEqual(['GET /admin/me']);
  });

  it('says so when it cannot be loaded, and fits a narrow screen when it can', async () => {
    await page.viewport(320, 700);
    const room = stubAccounts();
    room.log = LOG;
    room.failures.set('GET /admin/audit', { status: 503, message: 'the server is unavailable.' });
    renderPage(<AuditPage />);
    await expect.element(page.getByText('Could not load the audit log: the server is unavailable.')).toBeVisible();
    room.failures.clear();
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });
});
