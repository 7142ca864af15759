import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFRESH_INTERVAL_MS } from '../api/queries.ts';
import { pressMore } from '../testing/more-actions.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const row = (code: string) => page.getByRole('row', { name: code });
const scores = () => page.getByRole('table', { name: /^Scores: / });
const chart = () => page.getByRole('region', { name: 'Score chart, Current session' });
const box = (locator: { element(): Element }) => locator.element().getBoundingClientRect();
const rowBoxes = () => [...chart().element().querySelectorAll('li')].map((row) => row.getBoundingClientRect());
const PARTS = { name: 'li > :nth-child(2)', score: 'li > :nth-child(3)', bar: 'li > :nth-child(4) > :first-child' };
/** Boxes of the chart's names, scores or bars. */
const parts = (part: keyof typeof PARTS) =>
  [...chart().element().querySelectorAll(PARTS[part])].map((one) => one.getBoundingClientRect());

const FOR_FIFTEEN = {
  startsAt: null,
  venue: null,
  audience: 'office',
  expected: 15,
  minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
} as const;

describe('the desk', () => {
  it('shows the sessions and the metrics; storage has a page of its own', async () => {
    startServer();
    renderConsole();
    await expect.element(page.getByText('out of 2 sessions')).toBeVisible();
    await expect.element(page.getByText('Top: ana@example.fr (12.25 points)')).toBeVisible();
    await expect.element(page.getByText('2 sessions, 9 scores')).toBeVisible();
    await expect.element(row('K7QF-2MXD')).toHaveTextContent(/Équipe achats.*Active.*Close/);
    await expect.element(row('M3RT-9WQA')).toHaveTextContent(/—.*Closed.*Open/);
    await expect.element(page.getByText('data/vigie.db')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Installation' })).toHaveAttribute('href', '/admin/installation');
    await expect.element(page.getByRole('link', { name: 'Retour hub' })).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says first which session is next, when, and for how many people', async () => {
    const opensAt = new Date(Date.now() + 86_400_000).toISOString();
    startServer({ rooms: { s2: { expected: 20, room: { phase: 'prepared', open: false, opensAt } } } });
    renderConsole();
    const next = page.getByRole('region', { name: 'Next session' });
    await expect.element(next).toHaveTextContent(/M3RT-9WQA.*Opens \w+ .*20 people invited/);
    await expect
      .element(next.getByRole('link', { name: 'Invite to the next session' }))
      .toHaveAttribute('href', '/admin/sessions/s2/invite');
    expect(box(next).bottom).toBeLessThan(box(page.getByText('Active sessions')).top);
  });

  it('tells seats as seats, and nobody as invited without a list', async () => {
    const opensAt = new Date(Date.now() + 86_400_000).toISOString();
    startServer({
      rooms: { s2: { workshop: FOR_FIFTEEN, room: { phase: 'prepared', open: false, opensAt } } },
    });
    renderConsole();
    const next = page.getByRole('region', { name: 'Next session' });
    await expect.element(next).toHaveTextContent('15 seats, for everyone who has the code');
    await expect.element(row('M3RT-9WQA')).toHaveTextContent('0 people, 15 seats');
    expect(page.getByText(/invited/).elements()).toEqual([]);
  });

  it('counts the players whom it shows, also those whom the server has not counted yet', async () => {
    startServer({ counted: 0 });
    renderConsole();
    await expect.element(page.getByText('Scores as a table (2 players)')).toBeVisible();
    await expect.element(page.getByText('Players tracked · current session')).toBeVisible();
    const metric = page.getByText('Players tracked · current session').element().parentElement;
    expect(metric?.querySelector('dd')?.textContent).toBe('2');
  });

  it('draws a bar for each score in the sizes asked for, and lists the same scores', async () => {
    await page.viewport(1440, 900);
    startServer({
      current: [
        { username: `${'w'.repeat(60)}@example.fr`, score: 12.25 },
        { username: 'bob@example.fr', score: 4 },
      ],
    });
    renderConsole();
    await expect.element(chart().getByRole('list')).toBeVisible();
    expect(box(chart().getByRole('list')).height).toBeGreaterThanOrEqual(180);
    expect(rowBoxes().map(({ height }) => height >= 36)).toEqual([true, true]);
    expect(parts('name')[0]?.width).toBeGreaterThanOrEqual(130);
    expect(parts('bar').map(({ width }) => Math.round(width))).toEqual([540, Math.round((540 * 4) / 12.25)]);
    await userEvent.click(page.getByText('Scores as a table (2 players)'));
    await expect.element(scores().getByRole('row', { name: '2 bob@example.fr 4' })).toBeVisible();
  });

  it.each([320, 390, 768, 1024, 1280])('keeps every name, figure and bar in sight at %i pixels', async (width) => {
    await page.viewport(width, 800);
    startServer({
      current: [
        { username: `${'w'.repeat(60)}@example.fr`, score: 9999.75 },
        { username: 'ana@example.fr', score: 0 },
        { username: 'bob@example.fr', score: -1234.25 },
      ],
    });
    renderConsole();
    for (const figure of ['9,999.75', '0', '-1,234.25'])
      await expect.element(chart().getByText(figure, { exact: true })).toBeVisible();
    const { left, right } = box(chart());
    const [names, figures, bars] = [parts('name'), parts('score'), parts('bar')];
    expect([names.length, figures.length, bars.length]).toEqual([3, 3, 3]);
    for (const part of [...names, ...figures, ...bars]) {
      expect(part.left).toBeGreaterThan(left);
      expect(part.right).toBeLessThan(right);
    }
    expect(Math.min(...figures.map((figure) => figure.left))).toBeGreaterThan(Math.max(...names.map((name) => name.right)));
    expect(Math.min(...names.map((name) => name.width))).toBeGreaterThanOrEqual(130);
    expect(Math.max(...bars.map((bar) => bar.width))).toBeGreaterThan(150);
    const scroller = chart().element();
    expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1280, 800);
  });

  it('leads past a long table by keyboard', async () => {
    await page.viewport(1280, 800);
    startServer({
      sessions: Array.from({ length: 40 }, (_, index) => ({ id: `t${index}`, code: `CODE-${index}`, name: null, active: true })),
    });
    renderConsole();
    await expect.element(page.getByText('40 sessions are open: these are the scores of all of them.')).toBeVisible();
    page.getByRole('button', { name: 'Skip to the scoreboard' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Scoreboard' })).toHaveFocus();
  });

  describe('with many sessions', () => {
    const sessions = Array.from({ length: 60 }, (_, index) => ({
      id: `t${index}`,
      code: `CODE-${1000 + index}`,
      name: null,
      active: true,
    }));
    const drawn = () => document.querySelectorAll('tbody th[scope=row]').length;
    /** Number of rows in the first rendering that has any. */
    const first = () =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (drawn() === 0) return;
          watch.disconnect();
          resolve(drawn());
        });
        watch.observe(document.body, { childList: true, subtree: true });
      });

    it('draws the rows of the first view before the others, and then all of them', async () => {
      startServer({ sessions });
      const begun = first();
      renderConsole();
      expect(await begun).toBeLessThan(20);
      await expect.poll(drawn, { timeout: 15_000 }).toBe(60);
    });

    it('draws them all for a printer that does not wait', async () => {
      startServer({ sessions });
      const begun = first();
      renderConsole();
      await begun;
      window.dispatchEvent(new Event('beforeprint'));
      expect(drawn()).toBe(60);
    });
  });

  it('searches by code or name, and says what to do when nothing matches', async () => {
    startServer();
    renderConsole();
    const search = page.getByRole('searchbox', { name: 'Search by code or name' });
    await userEvent.fill(search, 'm3rt');
    await expect.element(row('K7QF-2MXD')).not.toBeInTheDocument();
    await expect.element(row('M3RT-9WQA')).toBeVisible();
    await userEvent.fill(search, 'nothing');
    await expect.element(page.getByText('Clear the search to see all 2.')).toBeVisible();
  });

  it('closes and opens a session', async () => {
    const server = startServer();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Close session K7QF-2MXD' }));
    await expect.element(page.getByRole('button', { name: 'Open session K7QF-2MXD' })).toBeVisible();
    const reopen = page.getByRole('button', { name: 'Open session K7QF-2MXD' }).element();
    reopen.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(page.getByText(/^Updated/)).toBeVisible();
    expect(server.calls.filter((call) => call.startsWith('PATCH '))).toEqual(['PATCH /admin/sessions/s1/close']);
  });

  it('asks before it opens a session that has ended, and says what that does; Cancel changes nothing', async () => {
    const server = startServer({
      rooms: { s2: { room: { phase: 'ended', endedAt: '2026-11-20T10:00:00.000Z' } } },
      setups: { s2: { durationMinutes: 60 } },
      notDrawn: ['s2'],
    });
    renderConsole();
    const open = page.getByRole('button', { name: 'Open session M3RT-9WQA' });
    const dialog = page.getByRole('dialog', { name: 'Open M3RT-9WQA again?' });
    await userEvent.click(open);
    await expect.element(dialog.getByText('It runs again at once, for 60 minutes, its full duration.')).toBeVisible();
    await expect
      .element(dialog)
      .toHaveTextContent(/added to its scores\. Its report counts them too, as long as it is not drawn up/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    expect(server.calls.filter((call) => call.startsWith('PATCH '))).toEqual([]);
    await userEvent.click(open);
    await userEvent.click(dialog.getByRole('button', { name: 'Open again' }));
    await expect.element(page.getByRole('button', { name: 'Close session M3RT-9WQA' })).toBeVisible();
    await expect.element(page.getByText('Session M3RT-9WQA is open again. To end it: Time, then End.')).toBeVisible();
    expect(server.calls.filter((call) => call.startsWith('PATCH '))).toEqual(['PATCH /admin/sessions/s2/open']);
  });

  it('says that the report of a session that is opened again keeps its figures, once it is drawn up', async () => {
    startServer({ rooms: { s2: { room: { phase: 'ended', endedAt: '2026-11-20T10:00:00.000Z' } } } });
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Open session M3RT-9WQA' }));
    const dialog = page.getByRole('dialog', { name: 'Open M3RT-9WQA again?' });
    await expect.element(dialog).toHaveTextContent(/Its report is drawn up already: its figures stay as they are/);
    await expect.element(dialog).not.toHaveTextContent(/counts them too/);
  });

  it('asks too where the end has just come by the clock, and not for one that is merely closed', async () => {
    const server = startServer({
      rooms: { s2: { room: { phase: 'running', closesAt: new Date(Date.now() - 1000).toISOString() } } },
      setups: { s2: { startBy: 'hand', durationMinutes: null } },
    });
    renderConsole();
    await expect.element(page.getByRole('row', { name: /M3RT-9WQA/ })).toHaveTextContent(/Closed.*Closed/);
    await userEvent.click(page.getByRole('button', { name: 'Open session M3RT-9WQA' }));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Its lobby opens. Play runs once you start it, until you end it.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Close session K7QF-2MXD' }));
    await userEvent.click(page.getByRole('button', { name: 'Open session K7QF-2MXD' }));
    await expect.element(page.getByRole('button', { name: 'Close session K7QF-2MXD' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call.startsWith('PATCH '))).toEqual([
      'PATCH /admin/sessions/s1/close',
      'PATCH /admin/sessions/s1/open',
    ]);
  });

  it('shows the board of a session from its row, and of all sessions from the picker', async () => {
    startServer();
    renderConsole();
    await pressMore('M3RT-9WQA');
    await userEvent.click(page.getByRole('button', { name: 'View chart of session M3RT-9WQA' }));
    await expect.element(page.getByText('Top: old@example.fr (7.5 points)')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Scoreboard' })).toHaveFocus();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Session' }), 'All sessions');
    await expect.element(page.getByText('Top: zoe@example.fr (40 points)')).toBeVisible();
    await expect.element(page.getByText('Who played in several sessions is counted, and has a row, in each.')).toBeVisible();
  });

  it.each([2, 20])('brings the chart of %i players to the top of a small window', async (players) => {
    await page.viewport(1366, 768);
    const rows = Array.from({ length: players }, (_, index) => ({ username: `p${index}@example.fr`, score: index }));
    startServer({ bySession: { s2: rows } });
    renderConsole();
    await pressMore('M3RT-9WQA');
    await userEvent.click(page.getByRole('button', { name: 'View chart of session M3RT-9WQA' }));
    const heading = page.getByRole('heading', { name: 'Scoreboard' });
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByRole('region', { name: 'Score chart, M3RT-9WQA' })).toBeVisible();
    expect(box(heading).top).toBeGreaterThanOrEqual(0);
    expect(box(heading).top).toBeLessThan(120);
    expect(box(page.getByRole('region', { name: /^Score chart/ })).top).toBeLessThan(400);
    await page.viewport(1280, 800);
  });

  it('keeps a long name of a session from moving what is below, and says when nobody has points', async () => {
    const zero = ['ana@example.fr', 'bob@example.fr'].map((username) => ({ username, score: 0 }));
    startServer({ sessions: [{ id: 's9', code: 'P4XW-7KDR', name: 'n'.repeat(120), active: true }], bySession: { s9: zero } });
    renderConsole();
    const label = page.getByText(/^Players tracked/);
    await expect.element(page.getByText('Top: ana@example.fr (12.25 points)')).toBeVisible();
    const { height } = box(label);
    await pressMore('P4XW-7KDR');
    await userEvent.click(page.getByRole('button', { name: /^View chart/ }));
    await expect.element(page.getByText('Nobody has points yet')).toBeVisible();
    await expect.element(label).toHaveTextContent('n'.repeat(120));
    expect(box(label).height).toBe(height);
  });

  it('names nobody as the best where several are equal', async () => {
    const equal = ['ana@example.fr', 'bob@example.fr'].map((username) => ({ username, score: 7 }));
    startServer({ sessions: [{ id: 's9', code: 'P4XW-7KDR', name: null, active: true }], bySession: { s9: equal } });
    renderConsole();
    await pressMore('P4XW-7KDR');
    await userEvent.click(page.getByRole('button', { name: /^View chart/ }));
    await expect.element(page.getByText('Top, tied: 2 players (7 points)')).toBeVisible();
  });

  it('exports the board as a file', async () => {
    startServer();
    const files = watchDownloads();
    renderConsole();
    await expect.element(page.getByText('Top: ana@example.fr')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.element(page.getByText('2 rows exported to scores-K7QF-2MXD-Equipe-achats.csv.')).toBeVisible();
    expect(await files[0]?.text).toBe('\uFEFF"username","score"\r\n"ana@example.fr","12.25"\r\n"bob@example.fr","4"');
  });

  it('says a failure in the status line and never in an alert', async () => {
    const server = startServer();
    server.fail('PATCH /admin/sessions/s1/close', 500);
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Close session K7QF-2MXD' }));
    await expect.element(page.getByText('Could not close session K7QF-2MXD: refused for the test.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Dismiss this message' }));
    await expect.element(page.getByText('Could not close session')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('auto refresh', () => {
  it('asks for sessions, scores and storage every five seconds, until it is switched off', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = startServer();
    renderConsole();
    await expect.element(page.getByText('2 sessions, 9 scores')).toBeVisible();
    server.calls.length = 0;
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    await vi.waitFor(() =>
      expect(new Set(server.calls)).toEqual(
        new Set(['GET /admin/sessions', 'GET /admin/rooms', 'GET /admin/scores?limit=500&count=true', 'GET /admin/storage']),
      ),
    );
    await userEvent.click(page.getByRole('button', { name: 'Auto refresh ON' }));
    await expect.element(page.getByRole('button', { name: 'Auto refresh OFF' })).toBeVisible();
    server.calls.length = 0;
    await vi.advanceTimersByTimeAsync(3 * REFRESH_INTERVAL_MS);
    // The check whether the server can write continues without auto refresh.
    expect(server.calls.filter((call) => call !== 'GET /readyz')).toEqual([]);
  });

  it('goes on while the tab is hidden, and asks at once on coming back to it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = startServer();
    renderConsole();
    await expect.element(page.getByText('2 sessions, 9 scores')).toBeVisible();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    server.data.storage = { ...server.data.storage, scores: 10 };
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    await expect.element(page.getByText('2 sessions, 10 scores')).toBeVisible();
    server.calls.length = 0;
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.waitFor(() => expect(server.calls).toContain('GET /admin/storage'));
  });

  it('leaves every bar and figure of the chart where it is when nothing has changed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = startServer();
    renderConsole();
    await expect.element(chart().getByText('12.25', { exact: true })).toBeVisible();
    const drawn = () => [...chart().element().querySelectorAll('*')];
    const before = drawn();
    const changes: string[] = [];
    const watch = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
    watch.observe(chart().element(), { attributes: true, childList: true, characterData: true, subtree: true });
    for (const round of [1, 2]) {
      await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
      await vi.waitFor(() => expect(server.calls.filter((call) => call === 'GET /admin/storage').length).toBeGreaterThan(round));
      await expect.element(page.getByText(/^Updated /)).toBeVisible();
      expect(chart().element().getAnimations({ subtree: true })).toEqual([]);
    }
    expect(changes).toEqual([]);
    expect(drawn()).toEqual(before);
    server.data.current = [{ username: 'ana@example.fr', score: 13 }, ...server.data.current.slice(1)];
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    await expect.element(chart().getByText('13', { exact: true })).toBeVisible();
    expect(changes.length).toBeGreaterThan(0);
    expect(drawn().every((one, index) => one === before[index])).toBe(true);
  });

  it('says once what keeps everything away, and turns its lamp', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = startServer();
    renderConsole();
    await expect.element(page.getByText(/^Updated /)).toBeVisible();
    for (const call of ['GET /admin/sessions', 'GET /admin/scores', 'GET /admin/storage'])
      server.fail(call, 503, { message: 'the server cannot be reached.' });
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    const news = page.getByText(
      'Could not refresh the sessions, the scores and the storage figures: the server cannot be reached.',
    );
    await expect.element(news).toBeVisible();
    expect(page.getByText('the server cannot be reached.').elements()).toHaveLength(1);
    await expect.element(page.getByText(/^Not refreshed since /)).toBeVisible();
    server.recover();
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    await expect.element(news).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Updated /)).toBeVisible();
  });
});
