import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPaper } from '#engine/client/testing/media.ts';
import { COPY_CONFIRMATION } from '../components/transfer/copy-code.tsx';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { pressMore } from '../testing/more-actions.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

describe('Create session', () => {
  it('asks for a name, creates, and shows the code to share', async () => {
    const server = startServer();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.fill(page.getByLabelText('Session name (optional)'), '  Compta ');
    await userEvent.keyboard('{Enter}');
    const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
    await expect.element(alert).toHaveTextContent('P4XW-7KDR');
    expect(server.calls).toContain('POST /admin/sessions {"name":"Compta"}');
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect.element(page.getByRole('row', { name: 'P4XW-7KDR' })).toBeVisible();
  });

  it('takes no name for an answer, and creates nothing on Cancel', async () => {
    const server = startServer();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(server.calls).toContain('POST /admin/sessions {"name":null}');
  });

  it('offers the programmes where there are several, the classic one unless another is chosen', async () => {
    const server = startServer();
    const classic = catalogueEntry('caesar', { duration: 6 });
    const office = [
      catalogueEntry('second', { programme: 'bureau-2026', difficulty: 'Moyen', duration: 3 }),
      catalogueEntry('first', { programme: 'bureau-2026', difficulty: 'Facile', duration: 4 }),
      catalogueEntry('hidden', { programme: 'bureau-2026', listed: false }),
    ];
    renderConsole('/admin', { catalogue: [classic, ...office] });
    const ask = () => userEvent.click(page.getByRole('button', { name: 'Create session' }));
    const send = () => userEvent.click(page.getByRole('button', { name: 'OK' }));
    const created = page.getByRole('alertdialog');
    await ask();
    await expect.element(page.getByLabelText('Le parcours classique')).toBeChecked();
    await expect.element(page.getByLabelText('Au bureau, en 2026')).toHaveAccessibleDescription('2 missions, 7 min');
    await userEvent.click(page.getByLabelText('Au bureau, en 2026'));
    await send();
    await expect.element(created).toBeVisible();
    expect(server.calls).toContain('POST /admin/sessions {"name":null,"challenges":["first","second"]}');
    await send();
    await ask();
    await expect.element(page.getByLabelText('Le parcours classique')).toBeChecked();
    await send();
    await expect.element(created).toBeVisible();
    expect(server.calls).toContain('POST /admin/sessions {"name":null}');
  });

  it('asks for no programme where there is one', async () => {
    startServer();
    const hidden = catalogueEntry('hidden', { programme: 'bureau-2026', listed: false });
    renderConsole('/admin', { catalogue: [catalogueEntry('caesar'), hidden] });
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await expect.element(page.getByLabelText('Session name (optional)')).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  });

  it('makes one session of what is sent twice, and another the next time', async () => {
    const server = startServer();
    server.fail('POST /admin/sessions', 503);
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await expect.element(page.getByLabelText('Session name (optional)')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Could not create the session: refused for the test.')).toBeVisible();
    server.recover();
    await userEvent.keyboard('{Enter}');
    const alert = page.getByRole('alertdialog');
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await expect.element(alert).toBeVisible();
    const [first, second, third] = server.keys;
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

const WORKSHOP = {
  startsAt: '2026-11-24T13:00:00.000Z',
  venue: 'Salle Belle-Île',
  audience: 'accounts',
  expected: 20,
  minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
} as const;

describe('the table', () => {
  const codes = () => [...document.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent?.slice(0, 9));

  it('starts by date, sorts by a column, and shows only the open or the closed', async () => {
    startServer();
    renderConsole();
    await expect.element(page.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(codes).toEqual(['K7QF-2MXD', 'M3RT-9WQA']);
    await userEvent.click(page.getByRole('button', { name: 'Code', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Code', exact: true }));
    await expect.poll(codes).toEqual(['M3RT-9WQA', 'K7QF-2MXD']);
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Closed');
    await expect.poll(codes).toEqual(['M3RT-9WQA']);
    await expect.element(page.getByText('1 of 2 sessions shown')).toBeInTheDocument();
    await userEvent.fill(page.getByLabelText('Search by code or name'), 'k7qf');
    await expect.element(page.getByText(/^No closed session matches “k7qf”\. Choose the status “All”/)).toBeVisible();
  });

  it.each([1280, 1366, 1440, 1920])(
    'tells names whole at %i pixels, with what a room needs and the rest behind one press',
    async (width) => {
      await page.viewport(width, 768);
      const name = 'Atelier de la direction des achats et de la comptabilité, deuxième groupe';
      startServer({
        sessions: [{ id: 's1', code: 'WWWW-WWWW', name, active: true }],
        rooms: { s1: { present: 12, owner: 'claire.le-goff@brevelle.example', workshop: WORKSHOP } },
      });
      renderConsole();
      const row = page.getByRole('row', { name: 'WWWW-WWWW' });
      await expect.element(row).toHaveTextContent(/Salle Belle-Île.*claire\.le-goff.*12 people, 20 seats/);
      const cell = page.getByRole('cell', { name, exact: true }).element();
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      expect(row.element().getBoundingClientRect().height).toBeLessThan(110);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const headings = page.getByRole('columnheader').elements();
      expect(headings.map(({ textContent }) => textContent)).toEqual([
        'When',
        'Code',
        'Name',
        'Where',
        'Owner',
        'Status',
        'People',
        'Actions',
      ]);
      const words = (scope: Element | null | undefined) =>
        [...(scope?.querySelectorAll('a, button') ?? [])].map(({ textContent }) =>
          textContent?.replace(/ (of |to )?session.*/, ''),
        );
      expect(words(row.element().lastElementChild)).toEqual(['Room', 'Close', 'More']);
      await pressMore('WWWW-WWWW');
      const further = row.element().nextElementSibling;
      expect(words(further)).toEqual([
        'Projector',
        'Time',
        'View chart',
        'Participants',
        'Invite',
        'Edit',
        'Duplicate',
        'Hand over',
        'Delete',
      ]);
      expect(further?.textContent).toContain(name);
      await pressMore('WWWW-WWWW');
      await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
      await page.viewport(1280, 800);
    },
  );

  it('is this week, then month by month; months beyond the first screen wait for a press, and a search opens them', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const sessions = Array.from({ length: 40 }, (_, index) => ({
      id: `t${index}`,
      code: `CODE-${index}`,
      name: null,
      active: false,
    }));
    startServer({
      sessions,
      rooms: Object.fromEntries(
        sessions.map(({ id }, index) => [
          id,
          { room: { startedAt: day(index < 2 ? 0 : index < 4 ? 100 : index < 30 ? -100 : -200) } },
        ]),
      ),
    });
    renderConsole();
    const groups = () =>
      page
        .getByRole('button', { expanded: true })
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(page.getByRole('button', { name: 'This week, 2 sessions' })).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('button', { name: /^To come: \w+ \d+, 2 sessions$/ })).toBeVisible();
    expect(groups()).toHaveLength(3);
    await expect.poll(codes).toHaveLength(30);
    await userEvent.click(page.getByRole('button', { name: /, 10 sessions$/ }));
    await expect.poll(codes).toHaveLength(40);
    await userEvent.click(page.getByRole('button', { name: 'This week, 2 sessions' }));
    await expect.poll(codes).toHaveLength(38);
    const search = page.getByLabelText('Search by code or name');
    await userEvent.fill(search, 'code-1');
    await expect.poll(codes).toHaveLength(11);
    await userEvent.fill(search, '');
    await expect.poll(codes).toHaveLength(38);
    // Paper has every session under the heading of its month; the screen is then as before.
    window.dispatchEvent(new Event('beforeprint'));
    await expect.poll(codes).toHaveLength(40);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(codes).toHaveLength(38);
    await onPaper();
    await expect.element(page.getByRole('button', { name: 'This week, 2 sessions' })).toBeVisible();
  });

  it('shows the sessions of one account to who asks, where there are several', async () => {
    startServer({ rooms: { s1: { owner: 'claire' }, s2: { owner: 'malo' } } });
    renderConsole();
    await userEvent.selectOptions(page.getByLabelText('Owner', { exact: true }), 'malo');
    await expect.poll(codes).toEqual(['M3RT-9WQA']);
  });

  it.each([1180, 1366, 1920])('has each heading above its column at %i pixels', async (width) => {
    await page.viewport(width, 900);
    startServer({
      sessions: [
        { id: '019e0c4f7b2a4d5e8f90a1b2c3d4', code: 'WWWW-WWWW', name: 'Atelier de la direction des achats', active: true },
        { id: '019e0c4f7b2a4d5e8f90a1b2c3d5', code: 'I1I1-I1I1', name: null, active: false },
      ],
    });
    renderConsole();
    await expect.element(page.getByRole('row', { name: 'WWWW-WWWW' })).toBeVisible();
    const edges = (row: Element | undefined) =>
      [0, 1, 2, 5, 6].map((column) => {
        const cell = row?.children[column];
        return cell
          ? Math.round(cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft))
          : null;
      });
    const [headings, , ...rows] = page.getByRole('row').elements().slice(0, 4);
    for (const row of rows) expect(edges(row)).toEqual(edges(headings));
    await page.viewport(1280, 800);
  });

  it('leads to the participants, the set-up and a copy', async () => {
    startServer();
    renderConsole();
    const link = (name: string) => page.getByRole('link', { name });
    await pressMore('K7QF-2MXD');
    await expect.element(link('Participants of session K7QF-2MXD')).toHaveAttribute('href', '/admin/sessions/s1/players');
    await expect.element(link('Edit session K7QF-2MXD')).toHaveAttribute('href', '/admin/sessions/s1/edit');
    await expect.element(link('Duplicate session K7QF-2MXD')).toHaveAttribute('href', '/admin/new-session?from=s1');
    await expect.element(link('Set up a session')).toHaveAttribute('href', '/admin/new-session');
  });

  it('offers an observer nothing that changes anything', async () => {
    const server = startServer({ role: 'observer' });
    renderConsole();
    await pressMore('K7QF-2MXD');
    await expect.element(page.getByRole('button', { name: 'View chart of session K7QF-2MXD' })).toBeVisible();
    await vi.waitFor(() => expect(server.calls).toContain('GET /admin/me'));
    for (const name of [/^Create session/, /^Close session/, /^Open session/])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    for (const name of [/^Plan a/, /^Set up/, /^Edit/, /^Duplicate/, /^Delete/])
      await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  });
});

describe('Copy', () => {
  it('confirms for 1.2 s, aloud too', async () => {
    startServer();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderConsole();
    const copy = page.getByRole('button', { name: 'Copy code K7QF-2MXD' });
    await expect.element(copy).toBeVisible();
    // The page's timers stand still from here: a busy machine may check later than 1.2 s after the press.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(copy);
    await expect.element(page.getByRole('button', { name: 'Copied code K7QF-2MXD' })).toBeVisible();
    await expect.element(page.getByText('Code K7QF-2MXD copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('K7QF-2MXD');
    await vi.advanceTimersByTimeAsync(COPY_CONFIRMATION);
    await expect.element(copy).toBeVisible();
    write.mockRestore();
  });

  it('says what to do where the browser refuses, of whatever is copied', async () => {
    startServer();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    onTestFinished(() => write.mockRestore());
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Copy code K7QF-2MXD' }));
    await expect.element(page.getByText('Not copied: select it and copy it by hand.')).toBeVisible();
  });
});
