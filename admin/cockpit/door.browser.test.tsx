import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Door } from '#schemas/door.ts';
import { fullCockpit } from '../testing/a-cockpit.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';
import { DOOR_INTERVAL_MS } from './use-door.ts';

const AT = '2026-11-21T10:01:00.000Z';
const EMILIE: Door['refused'][number] = {
  email: 'emilie.dupond@brevelle.example',
  reason: 'not-invited',
  nearest: 'emilie.dupont@brevelle.example',
  firstAt: AT,
  lastAt: AT,
  count: 2,
};
const NOBODY: Door['waiting'] = { count: 0, people: [] };
const snapshot = fullCockpit(20, 12);
const devices = [{ participant: snapshot.participants[0]?.id ?? '', logins: 2, since: AT }];

it('says who was refused and whom it may be, politely, and lets in by one press', async () => {
  await page.viewport(1366, 768);
  const server = startServer({ snapshot, door: { byAccount: false, refused: [EMILIE], waiting: NOBODY, devices: [] } });
  renderConsole('/admin/sessions/s1/room');
  const door = page.getByRole('region', { name: 'At the door: 1' });
  await expect.element(door.getByText('emilie.dupond@brevelle.example')).toBeVisible();
  await expect.element(door.getByText(/^Perhaps emilie\.dupont@.*: have the address typed again/)).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: /^Refused at the door: emilie\.dupond@/ })).toBeInTheDocument();
  await userEvent.click(door.getByRole('button', { name: 'Let in emilie.dupond@brevelle.example' }));
  await expect.element(page.getByRole('status').getByText(/is on the list now/)).toBeVisible();
  await expect.element(door).not.toBeInTheDocument();
  expect(server.calls).toContainEqual(expect.stringContaining('POST /admin/sessions/s1/door/let-in'));
  expect(server.data.door.refused).toEqual([]);
});

it('says that whoever was refused is probably in the session already', async () => {
  const refused = [{ ...EMILIE, nearestCame: true as const }];
  startServer({ snapshot, door: { byAccount: false, refused, waiting: NOBODY, devices: [] } });
  renderConsole('/admin/sessions/s1/room');
  await expect.element(page.getByText(/^Probably emilie\.dupont@.*, who is in the session already/)).toBeVisible();
});

it('has nobody to let in after the end', async () => {
  const ended = { ...snapshot, room: { ...snapshot.room, endedAt: AT } };
  startServer({ snapshot: ended, door: { byAccount: false, refused: [EMILIE], waiting: NOBODY, devices } });
  renderConsole('/admin/sessions/s1/room');
  await expect.element(page.getByText(/2 logins since/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Let in/ })).not.toBeInTheDocument();
});

it('is looked at every few seconds; what is dismissed goes, and the focus stays with the panel', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = startServer({ snapshot });
  renderConsole('/admin/sessions/s1/room');
  await expect.element(page.getByRole('heading', { name: /^Needs help/ })).toBeVisible();
  server.data.door = {
    byAccount: true,
    refused: [EMILIE, { ...EMILIE, email: 'bob@brevelle.example', nearest: null }],
    waiting: NOBODY,
    devices: [],
  };
  await vi.advanceTimersByTimeAsync(DOOR_INTERVAL_MS);
  await expect.element(page.getByText(/^Players come with the company’s account/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss bob@brevelle.example' }));
  const heading = page.getByRole('heading', { name: 'At the door: 1' });
  await expect.element(heading).toHaveFocus();
});

it('lets newcomers in who wait, one, all, or an address in the room, and refuses', async () => {
  await page.viewport(1366, 768);
  const people = ['ana@brevelle.example', 'bo@brevelle.example'].map((email) => ({ email, since: AT }));
  const server = startServer({ snapshot, door: { byAccount: false, refused: [], waiting: { count: 7, people }, devices: [] } });
  renderConsole('/admin/sessions/s1/room');
  const door = page.getByRole('region', { name: 'At the door: 7' });
  await expect.element(door.getByText('7 people wait to be let in')).toBeVisible();
  await expect.element(door.getByText(/^has waited for /).first()).toBeVisible();
  await expect.element(door.getByText('and 5 others')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: /^7 people wait/ })).toBeInTheDocument();
  await userEvent.click(door.getByRole('button', { name: 'Let in ana@brevelle.example' }));
  await expect.element(page.getByRole('heading', { name: 'At the door: 1' })).toHaveFocus();
  await userEvent.fill(page.getByLabelText('Let in an address'), 'late@brevelle.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').getByText('late@brevelle.example comes in at the next try.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Refuse all' }));
  await expect.element(page.getByRole('heading', { name: /^At the door/ })).not.toBeInTheDocument();
  // The next one who waits is announced, though in the same words.
  await expect.element(page.getByRole('status').filter({ hasText: /^7 people wait/ })).not.toBeInTheDocument();
  const sent = server.calls.filter((call) => call.includes('/door/waiting'));
  expect(sent).toHaveLength(3);
});

it('keeps an address that could not be let in, to send it again', async () => {
  const people = [{ email: 'ana@brevelle.example', since: AT }];
  const server = startServer({ snapshot, door: { byAccount: false, refused: [], waiting: { count: 1, people }, devices: [] } });
  renderConsole('/admin/sessions/s1/room');
  server.fail('POST /admin/sessions/s1/door/waiting', 503);
  const field = page.getByLabelText('Let in an address');
  await userEvent.fill(field, 'late@brevelle.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Nothing was decided/)).toBeVisible();
  await expect.element(field).toHaveValue('late@brevelle.example');
  server.recover();
  await userEvent.click(field);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').getByText('late@brevelle.example comes in at the next try.')).toBeVisible();
  await expect.element(field).toHaveValue('');
});

it('says quietly who is in with several logins, and has no button for an observer', async () => {
  startServer({ snapshot, door: { byAccount: false, refused: [EMILIE], waiting: NOBODY, devices }, role: 'observer' });
  renderConsole('/admin/sessions/s1/room');
  await expect.element(page.getByText(/^Éloïse: 2 logins since/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Let in/ })).not.toBeInTheDocument();
});
