/** The projector's page: which session it shows, and which view it chooses by itself. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { heading, openProjector } from './testing/open-projector.tsx';
import { startServer } from './testing/projected-server.ts';
import { CLOSED_ROUND, sampleDebrief, sampleFinale, sampleRoom } from './testing/sample-room.ts';

const { room: clock } = sampleRoom();

test('the token leaves the address, and a reload finds it in the tab', async () => {
  const server = startServer(sampleRoom());
  openProjector();
  await expect.element(heading(/299 réussites sur 572/)).toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(sessionStorage.getItem('projector_token')).toBe('a-token');
  expect(server.calls[0]).toBe('/projector/room Bearer a-token');
});

test('another address in the same tab shows its session, and nothing of the one before', async () => {
  const server = startServer(sampleRoom({ name: 'Matin', number: 900 }, { phase: 'ended', endedAt: clock.now }));
  server.debrief = sampleDebrief([]);
  openProjector();
  await expect.element(page.getByText('Matin')).toBeInTheDocument();
  await userEvent.keyboard('d');
  await expect.element(heading('Retour sur la session')).toBeInTheDocument();
  // After this key press, the tab stores the position in the debrief.
  await userEvent.keyboard('{Home}');
  server.room = sampleRoom({ name: 'Après-midi', number: 3 });
  window.location.hash = '#another-token';
  await expect.element(page.getByText('Après-midi')).toBeInTheDocument();
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
  expect(page.getByText('Matin').elements()).toEqual([]);
  expect(sessionStorage.getItem('projector_token')).toBe('another-token');
});

test('an end that is weeks away is told in days, with its date', async () => {
  const closesAt = new Date(Date.parse(clock.now) + 91.5 * 86_400_000).toISOString();
  startServer(sampleRoom({}, { closesAt }));
  openProjector();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Encore 91\sjours, jusqu’au (1er|\d+) \S+$/);
});

test.each([
  ['before the start', '', { phase: 'prepared', open: false }, 'Qui est déjà là attend le départ.'],
  ['in play', 'j', { open: false }, 'Qui est déjà là continue à jouer.'],
  ['after the end', 'j', { phase: 'ended', open: false, endedAt: clock.now }, 'La session est terminée.'],
] as const)('closed to newcomers %s, the wall promises no opening', async (_when, key, of, told) => {
  startServer(sampleRoom({ code: null }, of));
  openProjector();
  await expect.element(heading(/./).first()).toBeInTheDocument();
  if (key) await userEvent.keyboard(key);
  await expect.element(heading('Les entrées sont fermées')).toBeInTheDocument();
  await expect.element(page.getByText(told)).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(heading('À bord')).toBeInTheDocument();
  expect(page.getByText(/encore temps/).elements()).toEqual([]);
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.parse(clock.now) + days * DAY_MS).toISOString();

test.each([
  ['an opening', '', { code: null }, { phase: 'prepared', opensAt: inDays(3) }, /^La session ouvre le (1er|\d+) \S+ à \d/],
  ['a departure', 's', {}, { phase: 'lobby', beginsAt: inDays(3) }, /Départ le (1er|\d+) \S+ à \d/],
  [
    'a departure behind a closed door',
    '',
    { code: null },
    { phase: 'prepared', beginsAt: inDays(3) },
    /^Départ le (1er|\d+) \S+ à \d/,
  ],
  ['a freeze', '', {}, { frozenAt: inDays(-1) }, /tel qu’il était le (1er|\d+) \S+ à \d/],
  ['a freeze of today', '', {}, { frozenAt: clock.now }, /tel qu’il était à \d/],
] as const)('%s on another day is told with its day', async (_what, key, room, of, told) => {
  startServer(sampleRoom(room, of));
  openProjector();
  await expect.element(heading(/./).first()).toBeInTheDocument();
  if (key) await userEvent.keyboard(key);
  await expect.element(page.getByText(told)).toBeVisible();
});

test('a board that is asked for while boards are frozen says that it stands still', async () => {
  startServer(sampleRoom({}, { frozenAt: clock.now }));
  openProjector();
  await expect.element(heading(/Classement figé/)).toBeInTheDocument();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('heading', { name: 'Classement figé', level: 2 })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Réussites avant le gel' })).toBeInTheDocument();
});

test('in a pause no end is told, as the pause moves it on', async () => {
  startServer(sampleRoom({}, { phase: 'paused', pausedAt: clock.now, closesAt: inDays(4) }));
  openProjector();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Encore 4\sjours$/);
});

test('a choice that the session has ended does not come back', async () => {
  const server = startServer(sampleRoom());
  openProjector();
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(heading('Montez à bord')).toBeInTheDocument();
  await userEvent.keyboard('t');
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
  await server.tell({ number: 413, kind: 'room', room: { ...clock, frozenAt: clock.now } });
  await expect.element(heading(/Classement figé/)).toBeInTheDocument();
  await server.tell({ number: 414, kind: 'room', room: clock });
  await expect.element(heading('Le classement')).toBeInTheDocument();
  expect(heading(/réussites sur/).elements()).toEqual([]);
});

test('the last mission is shown as it is judged, decided and over, and its truth only then', async () => {
  const server = startServer(sampleRoom({ finale: sampleFinale() }));
  openProjector();
  await expect.element(heading(/^Dernière mission manche 2 sur 5$/)).toBeInTheDocument();
  await expect.element(page.getByText(/^17\savis sur 26$/)).toBeVisible();
  expect(page.getByText(/c’était un piège/i).elements()).toEqual([]);
  server.room = sampleRoom({
    number: 413,
    finale: sampleFinale({ phase: 'closed', results: [...sampleFinale().results, CLOSED_ROUND] }),
  });
  await server.tell({ number: 413, kind: 'finale' });
  await expect.element(page.getByText(/C’était un piège\. La salle ne s’est pas trompée\./)).toBeVisible();
  await expect.element(page.getByText(/^Piège 72\s%$/)).toBeVisible();
  const results = [1, 2, 3, 4, 5].map((round) => ({ ...CLOSED_ROUND, round, right: round !== 4 }));
  server.room = sampleRoom({
    number: 414,
    finale: sampleFinale({ phase: 'over', round: 5, results, commitment: 'Je rappelle.' }),
  });
  await server.tell({ number: 414, kind: 'finale' });
  await expect.element(heading('La salle a vu juste 4 fois sur 5')).toBeInTheDocument();
  await expect.element(page.getByText('Je rappelle.')).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
});

test('a divided room is told that it did not decide', async () => {
  const round = { ...CLOSED_ROUND, right: false, divided: true, votes: { genuine: 5, trap: 5 } };
  startServer(sampleRoom({ finale: sampleFinale({ phase: 'closed', results: [round] }) }));
  openProjector();
  await expect.element(page.getByText('C’était un piège. La salle n’a pas tranché\u00a0: la manche est perdue.')).toBeVisible();
});

test('the last mission is shown after the places were revealed too', async () => {
  const server = startServer(sampleRoom({}, { frozenAt: clock.now }));
  openProjector();
  await expect.element(heading(/Classement figé/)).toBeInTheDocument();
  await server.tell({ number: 413, kind: 'room', room: clock });
  await expect.element(heading(/^Le classement/)).toBeInTheDocument();
  server.room = sampleRoom({ number: 414, finale: sampleFinale() });
  await server.tell({ number: 414, kind: 'finale' });
  await expect.element(heading(/^Dernière mission manche 2 sur 5$/)).toBeInTheDocument();
});

test('a lifted freeze of a session without boards reveals nothing', async () => {
  const none = { top: [], teams: [] };
  const server = startServer(sampleRoom(none, { frozenAt: clock.now }));
  openProjector();
  await expect.element(heading(/Classement figé/)).toBeInTheDocument();
  server.room = sampleRoom({ ...none, number: 413 });
  await server.tell({ number: 413, kind: 'room', room: clock });
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
});

test('an address that was revoked says so', async () => {
  const server = startServer(sampleRoom());
  server.room = null;
  openProjector();
  await expect.element(page.getByText('Cette adresse de projection n’est plus valable.')).toBeInTheDocument();
});

test('a tab without an address says so, and asks nothing', async () => {
  const server = startServer(sampleRoom());
  openProjector({ token: '' });
  await expect.element(page.getByText('Cette adresse de projection n’est plus valable.')).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('what the session does is shown at once, its board when it is told that it changed', async () => {
  const server = startServer(sampleRoom({ fingerprint: 'AB:CD:EF' }, { phase: 'lobby', startedAt: null, closesAt: null }));
  openProjector();
  await expect.element(heading('Montez à bord')).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: /Code QR/ })).toBeInTheDocument();
  await expect.element(page.getByText('AB CD EF')).toBeInTheDocument();
  await server.tell({ number: 413, kind: 'room', room: clock });
  await expect.element(page.getByRole('timer')).toBeInTheDocument();
  server.room = sampleRoom({ number: 414, missions: [{ key: 'one', title: 'Un mail presque parfait', solved: 26 }] });
  await server.tell({ number: 414, kind: 'board' });
  await expect.element(heading(/26 réussites sur 26/)).toBeInTheDocument();
  await server.tell({ number: 415, kind: 'room', room: { ...clock, phase: 'paused', pausedAt: clock.now } });
  await expect.element(heading('Pause')).toBeInTheDocument();
});

test('a first solve, and a mission that all went through, are told for a while', async () => {
  const server = startServer(sampleRoom({ moments: [] }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const [first] = sampleRoom().moments;
  server.room = sampleRoom({ number: 413, moments: first ? [first, { ...first, kind: 'everybody', name: null }] : [] });
  await server.tell({ number: 413, kind: 'board' });
  await expect.element(page.getByText('Première réussite', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText(/^Amina, «/)).toBeInTheDocument();
});

test('the theme is the room’s, dark at first', async () => {
  startServer(sampleRoom());
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  await userEvent.keyboard('m');
  await vi.waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe('light'));
  expect(localStorage.getItem('theme')).toBeNull();
});
