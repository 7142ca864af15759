import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COPY_CONFIRMATION } from '../components/transfer/copy-code.tsx';
import { renderConsole } from '../testing/render-console.tsx';
import { catalogueEntry } from '../testing/stand-in-data.ts';
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

describe('the table', () => {
  const codes = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent?.slice(0, 9));

  it('starts with the newest, sorts by a column, and shows only the open or the closed', async () => {
    startServer();
    renderConsole();
    await expect.element(page.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending');
    expect(codes()).toEqual(['K7QF-2MXD', 'M3RT-9WQA']);
    await userEvent.click(page.getByRole('button', { name: 'Code', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Code', exact: true }));
    await expect.poll(codes).toEqual(['M3RT-9WQA', 'K7QF-2MXD']);
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Closed');
    await expect.poll(codes).toEqual(['M3RT-9WQA']);
    await expect.element(page.getByText('1 of 2 sessions shown')).toBeInTheDocument();
    await userEvent.fill(page.getByLabelText('Search by code or name'), 'k7qf');
    await expect.element(page.getByText(/^No closed session matches “k7qf”\. Choose the status “All”/)).toBeVisible();
  });

  it('begins with what a room needs, and keeps the id short for the eye only', async () => {
    await page.viewport(1366, 768);
    const id = '019e0c4f7b2a4d5e8f90a1b2c3d4';
    startServer({ sessions: [{ id, code: 'K7QF-2MXD', name: 'Achats', active: true }] });
    renderConsole();
    const shown = page.getByText(id);
    await expect.element(shown).toBeVisible();
    const cell = page.getByRole('cell', { name: id });
    await expect.element(cell).toBeVisible();
    expect(cell.element().getBoundingClientRect().width).toBeLessThan(110);
    await expect.element(cell.getByTitle(id)).toBeVisible();
    const middle = (locator: { element(): Element }) => {
      const { top, bottom } = locator.element().getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const copy = page.getByRole('button', { name: 'Copy code K7QF-2MXD' });
    expect(Math.abs(middle(copy) - middle(page.getByText('K7QF-2MXD', { exact: true }).first()))).toBeLessThan(2);
    const headings = page.getByRole('columnheader').elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Code', 'Name', 'Status', 'Actions', 'ID']);
    const actions = page.getByRole('row', { name: 'K7QF-2MXD' }).element().querySelectorAll('td:nth-child(4) :is(a, button)');
    const words = [...actions].map(({ textContent }) => textContent?.replace(/ (of |to )?session.*/, ''));
    expect(words).toEqual(['Close', 'Projector', 'Time', 'View chart', 'Edit', 'Duplicate', 'Delete']);
    expect(new Set([...actions].map((one) => Math.round(one.getBoundingClientRect().top))).size).toBe(1);
    await page.viewport(1280, 800);
  });

  it.each([820, 1024, 1180, 1366, 1920])('has each heading above its column at %i pixels', async (width) => {
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
      [0, 1, 2, 4].map((column) => {
        const cell = row?.children[column];
        return cell
          ? Math.round(cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft))
          : null;
      });
    const [headings, ...rows] = page.getByRole('row').elements().slice(0, 3);
    for (const row of rows) expect(edges(row)).toEqual(edges(headings));
    await page.viewport(1280, 800);
  });

  it('leads to the participants, the set-up and a copy', async () => {
    startServer();
    renderConsole();
    const link = (name: string) => page.getByRole('link', { name });
    await expect.element(link('Participants of session K7QF-2MXD')).toHaveAttribute('href', '/admin/sessions/s1/players');
    await expect.element(link('Edit session K7QF-2MXD')).toHaveAttribute('href', '/admin/sessions/s1/edit');
    await expect.element(link('Duplicate session K7QF-2MXD')).toHaveAttribute('href', '/admin/new-session?from=s1');
    await expect.element(link('Set up a session')).toHaveAttribute('href', '/admin/new-session');
  });

  it('offers an observer nothing that changes anything', async () => {
    const server = startServer({ role: 'observer' });
    renderConsole();
    await expect.element(page.getByRole('button', { name: 'View chart of session K7QF-2MXD' })).toBeVisible();
    await vi.waitFor(() => expect(server.calls).toContain('GET /admin/me'));
    for (const name of [/^Create session/, /^Close session/, /^Open session/])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    for (const name of [/^Set up/, /^Edit/, /^Duplicate/, /^Delete/])
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
    // From here the page's clock stands still: a busy machine may look later than after 1.2 s.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(copy);
    await expect.element(page.getByRole('button', { name: 'Copied code K7QF-2MXD' })).toBeVisible();
    await expect.element(page.getByText('Code K7QF-2MXD copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('K7QF-2MXD');
    await vi.advanceTimersByTimeAsync(COPY_CONFIRMATION);
    await expect.element(copy).toBeVisible();
    write.mockRestore();
  });
});
