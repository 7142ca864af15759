import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditEntry } from '#schemas/facilitators.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const openPage = (query = '') => renderConsole(`/admin/audit-log${query}`);

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
    const server = startServer({ log: LOG });
    openPage();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Audit log' })).toHaveFocus();
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'K7QF-2MXD · Équipe achats' })).toBeVisible();
    expect(cells(/Adjusted points/)).toEqual(['gone', 'ana@example.fr', 'points: -1.5 · reason: a mistake']);
    expect(page.getByText('Changed an account').elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Older entries' }));
    await expect.element(page.getByRole('rowheader', { name: 'Changed an account' })).toBeVisible();
    expect(cells(/Changed an account/)).toEqual(['marie', 'paul', 'role: Observer · new password']);
    expect(cells(/Closed a session/)).toEqual(['Server: at the set time', 'A deleted session']);
    await expect.element(page.getByText('These are all entries.')).toBeVisible();
    expect(server.calls).toContain('GET /admin/audit?before=3');
  });

  it('is filtered by account and action, a removed account too, and exported as filtered', async () => {
    const server = startServer({ log: LOG });
    const files = watchDownloads();
    openPage();
    await userEvent.selectOptions(page.getByLabelText('Account'), 'gone');
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.element(page.getByText('Audit log saved as vigie-audit-2026.csv.')).toBeVisible();
    expect(server.calls).toContain('GET /admin/audit.csv?actor=gone');
    expect(files.map(({ name }) => name)).toEqual(['vigie-audit-2026.csv']);
    await userEvent.selectOptions(page.getByLabelText('Action'), 'Signed in');
    await expect.element(page.getByText('No entry matches these filters.')).toBeVisible();
    expect(server.calls).toContain('GET /admin/audit?actor=gone&action=signed-in');
    await userEvent.click(page.getByRole('button', { name: 'Show all entries' }));
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
  });

  it('keeps days, session, words and hidden sign-ins in the address, and shows what an address says', async () => {
    const server = startServer({
      log: [...LOG, { id: '0', at, actor: 'marie', action: 'signed-in', subject: null, detail: null }],
    });
    const address = () => new URLSearchParams(page.getByTestId('address').element().textContent?.split('?')[1]);
    openPage('?from=2026-11-20&session=s1&signIns=hidden&to=never');
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
    await expect.element(page.getByText('These are all that match.')).toBeVisible();
    await expect.element(page.getByLabelText('From')).toHaveValue('2026-11-20');
    await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('');
    await expect.element(page.getByLabelText('Session')).toHaveValue('s1');
    await expect.element(page.getByLabelText('Hide sign-ins')).toBeChecked();
    const start = (day: number) => encodeURIComponent(new Date(2026, 10, day).toISOString());
    expect(server.calls).toContain(`GET /admin/audit?session=s1&signIns=hidden&from=${start(20)}`);

    await userEvent.click(page.getByLabelText('Hide sign-ins'));
    await userEvent.selectOptions(page.getByLabelText('Session'), 'All sessions');
    await userEvent.fill(page.getByLabelText('To', { exact: true }), '2026-11-21');
    await userEvent.fill(page.getByLabelText('Search for words'), ' mistake ');
    await expect.poll(() => Object.fromEntries(address())).toEqual({ from: '2026-11-20', to: '2026-11-21', search: ' mistake ' });
    await expect.poll(() => server.calls).toContain(`GET /admin/audit?from=${start(20)}&until=${start(22)}&search=mistake`);
    await userEvent.click(page.getByRole('link', { name: 'Audit log' }));
    await expect.element(page.getByLabelText('Search for words')).toHaveValue('');
    await expect.element(page.getByLabelText('From')).toHaveValue('');
  });

  it('has a name for a session that is gone, times in words, and failed sign-ins', async () => {
    const detail = { opensAt: '2026-11-21T08:00:00.000Z', tries: 12, noSuchAccount: true };
    startServer({
      log: [
        { id: '2', at, actor: 'schedule', action: 'session-opened', subject: 'gone', detail },
        { id: '1', at, actor: 'not signed in', action: 'sign-in-failed', subject: null, detail: { username: 'adm…', tries: 12 } },
      ],
    });
    openPage();
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
    const time = new Date(Date.UTC(2026, 10, 21, 8)).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
    expect(cells(/Opened a session/)[2]).toBe(`opens: ${time} · tries: 12 · no such account`);
    expect(cells(/Failed to sign in/)).toEqual(['Not signed in', 'adm…', 'tries: 12']);
    renderConsole('/admin/audit-log?session=gone');
    await expect.element(page.getByLabelText('Session').last()).toHaveValue('gone');
    expect(page.getByRole('option', { name: 'A deleted session' }).elements()).toHaveLength(1);
    await expect.element(page.getByLabelText('Session').last()).toHaveTextContent('D3AD-WXYZ · Atelier de mai (deleted)');
  });

  it('calls a deleted session in earlier entries what its deletion calls it', async () => {
    startServer({
      log: [
        {
          id: '2',
          at,
          actor: 'retention',
          action: 'session-deleted',
          subject: 'gone',
          detail: { code: 'GGGG-2222', name: null },
        },
        { id: '1', at, actor: 'marie', action: 'session-paused', subject: 'gone', detail: null },
      ],
    });
    openPage();
    await expect.element(page.getByRole('rowheader', { name: 'Paused a session' })).toBeVisible();
    expect(cells(/Paused a session/).slice(0, 2)).toEqual(['marie', 'GGGG-2222']);
  });

  it('goes on searching where the newest entries hold nothing', async () => {
    const server = startServer({ log: LOG });
    openPage('?search=schedule');
    await expect.element(page.getByText('None of the newest entries matches.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Search older entries' }));
    await expect.element(page.getByRole('rowheader', { name: 'Closed a session' })).toBeVisible();
    expect(server.calls).toContain('GET /admin/audit?search=schedule&before=3');
  });

  it('is for administrators, and asks for nothing without the role', async () => {
    const server = startServer({ role: 'observer' });
    openPage();
    await expect.element(page.getByText(/^This page is for administrators; your role is observer\./)).toBeVisible();
    expect(server.calls).toEqual(['GET /admin/me']);
  });

  it('says so when it cannot be loaded, and fits a narrow screen when it can', async () => {
    await page.viewport(320, 700);
    const server = startServer({ log: LOG });
    server.fail('GET /admin/audit', 503, { message: 'the server is unavailable.' });
    openPage();
    await expect.element(page.getByText('Could not load the audit log: the server is unavailable.')).toBeVisible();
    server.recover();
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
    await expect.element(page.getByRole('rowheader', { name: 'Opened a session' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(390, 844);
    const box = (label: string) => page.getByLabelText(label, { exact: true }).element().getBoundingClientRect();
    expect(box('To').top).toBe(box('From').top);
    expect(box('To').right).toBe(box('Account').right);
    await page.viewport(1280, 800);
  });
});
