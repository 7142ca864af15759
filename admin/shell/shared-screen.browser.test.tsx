import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { fullCockpit } from '../testing/a-cockpit.ts';
import { participant } from '../testing/a-participant.ts';
import { addressIn } from '../testing/open-full.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const REAL = 'Ana Moreau';
const ADDRESS = /[^\s@]+@[^\s@]+\.(fr|example)/;

/** All that a page shows or that screen readers say: texts, accessible names and descriptions, values of fields, the tab's title. */
function everything(): string {
  const attributes = [...document.querySelectorAll('[title], [aria-label], [aria-description]')].flatMap((element) =>
    ['title', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  );
  return [document.title, document.body.textContent ?? '', ...attributes, ...fields].join('\n');
}

function serverWithNames() {
  const snapshot = fullCockpit(6, 4);
  return startServer({
    participants: [{ ...participant('p1', 'ana@example.fr', 4.75), realName: REAL }, participant('p2', 'bob@example.fr', 3)],
    setups: { s1: { allowed: [{ entry: 'ana@example.fr', team: null, name: REAL }] } },
    snapshot: {
      ...snapshot,
      participants: snapshot.participants.map((one) => ({ ...one, realName: REAL })),
    },
    log: [
      {
        id: '1',
        at: '2026-11-21T09:00:00.000Z',
        actor: 'marie',
        action: 'participant-removed',
        subject: 'p1',
        detail: { participant: 'ana@example.fr', into: 'bob@example.fr' },
      },
    ],
  });
}

/** Pages that name people, on which the test checks that there is something to hide. */
const NAMING = [
  'dashboard',
  'room',
  'edit-session',
  'participants',
  'participant',
  'attendance',
  'audit-log',
  'campaign',
  'people',
];

it.each(CONSOLE_PAGES.map(({ name, path }) => [name, path] as const))(
  'a shared screen shows no address and no real name on the page %s',
  async (name, path) => {
    serverWithNames();
    renderConsole(addressIn(path));
    const shared = page.getByRole('button', { name: 'Shared screen' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (NAMING.includes(name)) await expect.poll(everything).toMatch(ADDRESS);
    await userEvent.click(shared);
    await expect.element(shared).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('status').getByText('The screen counts as shared')).toBeVisible();
    await expect.poll(everything).not.toMatch(ADDRESS);
    expect(everything()).not.toContain(REAL);
  },
);

it('it stays on over another page, and everything comes back with the next press', async () => {
  serverWithNames();
  renderConsole('/admin/sessions/s1/players');
  const shared = page.getByRole('button', { name: 'Shared screen' });
  await expect.element(page.getByRole('link', { name: 'ana@example.fr' })).toBeVisible();
  await userEvent.click(shared);
  await expect.element(page.getByRole('link', { name: 'Goéland p1' })).toBeVisible();
  expect(localStorage.getItem('console_shared_screen')).toBe('on');
  await userEvent.click(page.getByRole('link', { name: 'Sessions', exact: true }));
  await expect.element(page.getByText('e-mail hidden').first()).toBeVisible();
  await userEvent.click(shared);
  await expect.element(page.getByText('ana@example.fr').first()).toBeVisible();
});

it('the attendance sheet, the list of people and files are asked about', async () => {
  serverWithNames();
  const files = watchDownloads();
  renderConsole('/admin/sessions/s1/attendance-sheet');
  await expect.element(page.getByRole('table')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /preadsheet/ }));
  await expect.element(page.getByRole('dialog', { name: 'The screen is shared' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(files).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show all the same' }));
  await expect.element(page.getByRole('table')).toBeVisible();
});

it('the cockpit shows the names of the list, kept in the browser; never while the screen is shared', async () => {
  await page.viewport(1366, 768);
  serverWithNames();
  renderConsole('/admin/sessions/s1/room');
  const names = page.getByRole('checkbox', { name: 'Real names' });
  const first = page.getByRole('rowheader').first();
  await expect.element(first).toHaveTextContent('Noël');
  await userEvent.click(names);
  await expect.element(first).toHaveTextContent(REAL);
  expect(localStorage.getItem('console_real_names')).toBe('on');
  await userEvent.fill(page.getByRole('searchbox'), 'Noël');
  await expect.element(first).toHaveTextContent(REAL);
  await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
  await expect.element(first).toHaveTextContent('Noël');
  await expect.element(names).toBeDisabled();
});
