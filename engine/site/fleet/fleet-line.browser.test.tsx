import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { setPreference } from '#engine/client/preferences.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { Fleet, FleetMoment } from '#schemas/fleet.ts';
import { expectNoBarrier } from '../../../tests/support/expect-no-barrier.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { SiteContext } from '../site-context.ts';
import { FleetLine } from './fleet-line.tsx';
import { aFleet, someBoats } from './testing/a-fleet.ts';

let root: Root | undefined;
let host: HTMLElement | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  host?.remove();
  localStorage.clear();
});

const BOATS = someBoats(
  [
    [8, 1],
    [5, 2],
    [null, 4],
  ],
  { own: 5, teams: ['Quai', 'Pont'] },
);

/** Shows the line of a player whose server sends this fleet; a test may change the `answers`. */
function show({ fleet: shown = true, told = aFleet() } = {}) {
  const answers = { fleet: told, boats: BOATS, asked: [] as string[] };
  const session = { name: null, challenges: null, hintPolicy: 'table', teams: [], team: null, closesAt: null, number: 4 };
  const call: Call = async <T,>(_method: string, path: string) => {
    answers.asked.push(path);
    return { '/fleet': answers.fleet, '/fleet/boats': answers.boats }[path] as T;
  };
  const local = memoryStorage();
  local.write('token', 'tok');
  local.write('session_cache', JSON.stringify({ ...session, room: aSessionClock(), fleet: shown }));
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  sessionNewsOf(player).live = true;
  root?.unmount();
  host?.remove();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <main>
          <FleetLine />
        </main>
      </SiteContext>
    </StrictMode>,
  );
  return {
    answers,
    /** What the stream brings: the fleet, some time after an event. */
    async isBrought(now: unknown) {
      sessionNewsOf(player).boardsChanged();
      await vi.advanceTimersByTimeAsync(3_000);
      sessionNewsOf(player).fleetTold(now);
      await vi.advanceTimersByTimeAsync(5_000);
    },
    /** Changes the server's fleet, and sends an event about a change. */
    async hears(now: Fleet) {
      answers.fleet = now;
      await vi.advanceTimersByTimeAsync(10_000);
      sessionNewsOf(player).boardsChanged();
      await vi.advanceTimersByTimeAsync(5_000);
    },
  };
}

/** Stores a login with this identifier in the browser. */
const logIn = (name: string) => localStorage.setItem('login', `${name.padEnd(36)} zoe@brevelle.example`);

const solved = (name: string, number: number) =>
  aFleet({ latest: [{ name, title: 'Le stage', first: false, at: `2026-11-24T09:0${number}:00.000Z` }] });
const reached = (...kinds: readonly FleetMoment['kind'][]) =>
  aFleet({ moments: [...aFleet().moments, ...kinds.map((kind) => ({ kind, title: null, name: null }))] });
const aloud = () => page.getByRole('status').element().textContent;

it('tells the own place, the team and the room’s progress, and for some seconds who has just found what', async () => {
  const { hears } = show();
  await expect.element(page.getByText('4e place')).toBeVisible();
  await expect.element(page.getByText('Quai, 2e équipe')).toBeVisible();
  await expect.element(page.getByText('La salle a réussi 34 missions sur 96')).toBeVisible();
  await hears(solved('Pétrel', 1));
  await expect.element(page.getByText(/^Pétrel vient de réussir/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(page.getByText('La salle a réussi 34 missions sur 96')).toBeVisible();
});

it('shows what the stream brings without a call, and asks where it stops bringing it', async () => {
  const { isBrought, hears, answers } = show();
  await expect.element(page.getByText('La salle a réussi 34 missions sur 96')).toBeVisible();
  await isBrought(aFleet({ found: 35 }));
  await expect.element(page.getByText('La salle a réussi 35 missions sur 96')).toBeVisible();
  answers.asked.length = 0;
  for (const found of [36, 37]) {
    await isBrought(aFleet({ found }));
    await expect.element(page.getByText(`La salle a réussi ${found} missions sur 96`)).toBeVisible();
  }
  await isBrought({ of: 'another release' });
  await expect.element(page.getByText('La salle a réussi 37 missions sur 96')).toBeVisible();
  expect(answers.asked).toEqual([]);
  await hears(aFleet({ found: 38 }));
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(page.getByText('La salle a réussi 38 missions sur 96')).toBeVisible();
});

it('reads aloud the room’s moments alone, and one a minute at most', async () => {
  const { hears } = show();
  await expect.element(page.getByText('4e place')).toBeVisible();
  await hears(solved('Pétrel', 1));
  await expect.element(page.getByText(/^Pétrel vient/)).toBeVisible();
  expect(aloud()).toBe('');
  await hears(reached('half-found'));
  await expect.poll(aloud).toBe('La salle a réussi la moitié de ses missions');
  await hears(reached('half-found', 'half-home'));
  await expect.element(page.getByText('La moitié de la flotte est au port')).toBeVisible();
  expect(aloud()).toBe('La salle a réussi la moitié de ses missions');
  await vi.advanceTimersByTimeAsync(60_000);
  await hears(reached('half-found', 'half-home', 'all-home'));
  await expect.poll(aloud).toBe('Toute la flotte est au port');
});

it('reads nothing aloud to who wants it calm', async () => {
  setPreference('calm', true);
  onTestFinished(() => setPreference('calm', false));
  const { hears } = show();
  await expect.element(page.getByText('4e place')).toBeVisible();
  await hears(reached('half-found'));
  await expect.element(page.getByText('La salle a réussi la moitié de ses missions')).toBeVisible();
  expect(aloud()).toBe('');
});

it('keeps for the hub, to who plays by ear, what comes in the middle of a mission', async () => {
  setPreference('by-ear', true);
  onTestFinished(() => setPreference('by-ear', false));
  const { hears } = show();
  await expect.element(page.getByText('4e place')).toBeVisible();
  const scene = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => scene.remove());
  scene.dataset['scene'] = '';
  await hears(reached('half-found'));
  await expect.element(page.getByText('La salle a réussi la moitié de ses missions')).toBeVisible();
  expect(aloud()).toBe('');
  scene.remove();
  await hears(reached('half-found'));
  await expect.poll(aloud).toBe('La salle a réussi la moitié de ses missions');
});

it('does not talk over a dialog', async () => {
  const { hears } = show();
  await expect.element(page.getByText('4e place')).toBeVisible();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  await hears(reached('half-found'));
  await expect.element(page.getByText('La salle a réussi la moitié de ses missions')).toBeVisible();
  dialog.close();
  expect(aloud()).toBe('');
});

it('opens the fleet, as a picture and in words, and gives the focus back', async () => {
  vi.useRealTimers();
  show();
  const open = page.getByRole('button', { name: 'Voir la flotte' });
  await userEvent.click(open);
  const picture = page.getByRole('img', { name: /^Flotte de 7\sbateaux.*au port, 1\sbateau.*en mer, 4\sbateaux/ });
  await expect.element(picture).toBeVisible();
  expect(picture.element().querySelectorAll('[data-boat]')).toHaveLength(7);
  await expect.element(page.getByText('Vous', { exact: true })).toBeVisible();
  await userEvent.click(page.getByText('La flotte en toutes lettres'));
  await expect.element(page.getByText(/Balise 7 \(vous\), Quai/)).toBeVisible();
  await expectNoBarrier({ region: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
});

it('tells a fleet of one mission in the singular, and keeps marks with their words', async () => {
  vi.useRealTimers();
  const { answers } = show();
  answers.boats = someBoats(
    [
      [1, 2],
      [null, 4],
    ],
    { own: null, missions: 1 },
  );
  await userEvent.click(page.getByRole('button', { name: 'Voir la flotte' }));
  const picture = page.getByRole('img', { name: /^Flotte de 6/ });
  await expect.element(picture).toHaveAccessibleName(/, 1\smission jusqu’au port/);
  await userEvent.click(page.getByText('La flotte en toutes lettres'));
  const names = page.getByText(/\(vous\)/);
  await expect.element(names).toBeVisible();
  expect(names.element().textContent).toMatch(/\u202f; /);
  expect(names.element().textContent).not.toContain(' ;');
});

it('is put away by a player, over a reload too, and asks nothing then; the fleet can still be opened', async () => {
  vi.useRealTimers();
  logIn('first');
  show();
  await userEvent.click(page.getByRole('button', { name: 'Voir la flotte' }));
  await userEvent.click(page.getByRole('checkbox', { name: /Montrer l’avancée de la salle/ }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('4e place')).not.toBeInTheDocument();
  const again = show();
  await expect.element(page.getByText('La flotte', { exact: true })).toBeVisible();
  expect(again.answers.asked).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Voir la flotte' }));
  await userEvent.click(page.getByRole('checkbox'));
  await expect.element(page.getByText('4e place')).toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.keyboard('{Escape}');
  logIn('second');
  show();
  await expect.element(page.getByText('4e place')).toBeVisible();
});

it('is not there where the session does not show it, and opens no boats where it has no board', async () => {
  const { answers } = show({ fleet: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.querySelector('main')?.textContent).toBe('');
  expect(answers.asked).toEqual([]);
  show({ told: aFleet({ board: 'none', own: { name: 'Balise 7', done: 3, place: null, team: null } }) });
  await expect.element(page.getByText(/^3\smissions sur 8$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Voir la flotte' })).not.toBeInTheDocument();
});

it('stays within the narrowest screen, and a full house too', async () => {
  vi.useRealTimers();
  await page.viewport(320, 700);
  const { answers } = show();
  answers.boats = someBoats([[8, 60], ...[7, 6, 5, 4, 3, 2].map((done) => [done, 45] as const), [null, 170]]);
  await userEvent.click(page.getByRole('button', { name: 'Voir la flotte' }));
  await expect.element(page.getByRole('img', { name: /^Flotte de 500/ })).toBeVisible();
  expect(document.querySelectorAll('[data-boat]').length).toBeLessThan(60);
  const dialog = page.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await page.viewport(1280, 800);
});
