import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { PlayerHub } from './player-hub.tsx';

// Eighteen listed missions, and an unlisted one, which players see only if their session contains it.
vi.mock('virtual:challenges/catalogue', async () => {
  const { aManifest } = await import('#engine/rules/testing/a-manifest.ts');
  const { catalogueEntry } = await import('#engine/rules/public-challenge.ts');
  const entry = (key: string, listed: boolean) => catalogueEntry(aManifest({ key, title: key, listed }));
  const entries = Array.from({ length: 18 }, (_, index) => entry(`mission-${index + 1}`, true));
  const catalogue = [...entries, entry('unlisted', false)];
  const route = { load: () => new Promise(() => {}), loadReveal: () => new Promise(() => {}), subPages: [] };
  return { catalogue, routes: catalogue.map(({ key, path }) => ({ key, path, ...route })), problems: [] };
});

const PLAIN: PlayedSession = {
  name: null,
  challenges: null,
  hintPolicy: 'table',
  teams: [],
  team: null,
  closesAt: null,
  room: aSessionClock(),
  number: 0,
};

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  host?.remove();
});

/** Shows the hub of a player in the session `first`. @param onTeam returns the session after a choice of team */
function show(first: PlayedSession | Promise<never>, onTeam: (choice: unknown) => typeof first = () => first) {
  let session = first;
  const local = memoryStorage();
  local.write('token', 'tok');
  const call: Call = async <T,>(method: string, path: string, options?: { readonly body?: unknown }) => {
    const answers: Record<string, unknown> = {
      'GET /score': { points: 3 },
      'GET /progress': { completed: ['mission-1', 'mission-2'] },
      'GET /session': session,
    };
    // The victory opens without its debrief.
    if (path.startsWith('/challenges/')) throw new ApiError(503, '');
    if (method === 'PATCH') session = onTeam(options?.body);
    return (method === 'PATCH' ? session : answers[`${method} ${path}`]) as T;
  };
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter>
          <PlayerHub />
        </MemoryRouter>
      </SiteContext>
    </StrictMode>,
  );
  return player;
}

const titles = () => [...(host?.querySelectorAll('article') ?? [])].map((card) => card.getAttribute('aria-labelledby')?.slice(5));
const sections = () => page.getByRole('heading', { level: 2 });
const counters = () => [...(host?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);

it('offers every mission without points once the session is over, and says so', async () => {
  show({ ...PLAIN, room: aSessionClock({ phase: 'ended' }) });
  await expect.element(page.getByText('La session est finie. Merci d’avoir ouvert l’œil')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mon bilan' })).toBeVisible();
  await expect.element(page.getByText('2 sur 18', { exact: true })).toBeVisible();
  expect(page.getByText(/Prochaine mission|en vue|Lancer la mission|En cours/).elements()).toEqual([]);
  expect(page.getByRole('link', { name: /^Jouer sans points : mission-/ }).elements()).toHaveLength(16);
  await expect.element(page.getByText('Non terminées')).toBeVisible();
});

it('calls what is left what it is, begun or not, without a footnote', async () => {
  show(PLAIN);
  await expect.element(page.getByText('En cours ou à faire', { exact: true })).toBeVisible();
  expect(counters()).toEqual(['18', '2', '16']);
  expect(page.getByText(/commencées ou non/).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Lancer la mission : mission-3' })).toBeVisible();
});

it('opens with the next mission and the two after it, which the victory names too, and the time that is left', async () => {
  const player = show({ ...PLAIN, challenges: ['mission-9', 'mission-1', 'unlisted', 'mission-7', 'mission-4'] });
  const today = page.getByRole('region', { name: 'Aujourd’hui' });
  await expect.element(today.getByRole('link', { name: 'Commencer : unlisted' })).toHaveAttribute('href', '/unlisted-challenge');
  const after = () =>
    today
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(after()).toEqual(['mission-7 5\u00a0min', 'mission-4 5\u00a0min']);
  await expect.element(today.getByText('4\u00a0missions, 20\u00a0min environ.')).toBeVisible();
  player.solved({ key: 'mission-7', points: 5, text: '' });
  await expect.element(today.getByRole('link', { name: 'Commencer : mission-4' })).toBeVisible();
  const victory = page.getByRole('dialog');
  await expect.element(victory.getByRole('link', { name: /Mission suivante/ })).toHaveAttribute('href', '/mission-4-challenge');
});

it('shows the missions of a session at their quays, the solved ones last, and counts its challenges only', async () => {
  const closesAt = new Date(Date.now() + 60 * 60_000).toISOString();
  show({ ...PLAIN, name: 'Équipe de nuit', challenges: ['mission-9', 'unlisted', 'mission-1'], closesAt });
  await expect.element(sections().last()).toHaveTextContent('Parcours de la session');
  await expect.element(page.getByRole('heading', { level: 3, name: 'Quai des messages' })).toBeVisible();
  expect(titles()).toEqual(['mission-9', 'unlisted', 'mission-1']);
  const solved = page.getByRole('article', { name: 'mission-1' });
  await expect.element(solved.getByText('Mission accomplie')).toBeVisible();
  expect(solved.getByRole('link', { name: /Lancer/ }).elements()).toEqual([]);
  await expect.element(page.getByText('À faire', { exact: true }).first()).toBeVisible();
  // Missions solved, missions left and their duration: the total is above the list of missions.
  expect(counters()).toEqual(['1', '2', '10\u00a0min']);
  await expect.element(page.getByText('Équipe de nuit')).toBeVisible();
  await expect.element(page.getByText(/Fin de la session .*à \d+\sh\s\d\d$/)).toBeVisible();
});

it('leaves the missions that one asks for, says how many, and shows all again', async () => {
  show(PLAIN);
  await page.getByLabelText('État').selectOptions('Terminées');
  await expect.element(page.getByText('2\u00a0missions', { exact: true })).toBeVisible();
  expect(titles()).toEqual(['mission-1', 'mission-2']);
  await page.getByLabelText('Difficulté').selectOptions('Facile');
  expect(titles()).toHaveLength(2);
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  expect(titles()).toHaveLength(18);
});

it('shows everything by difficulty without a choice, and no team where there is none to choose', async () => {
  show(PLAIN);
  await expect.element(sections().nth(1)).toHaveTextContent('Facile');
  expect(titles()).toHaveLength(18);
  expect(titles()).not.toContain('unlisted');
  expect(page.getByLabelText('Choisissez votre équipe').elements()).toEqual([]);
});

it('does not wait for a session that is not answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show(new Promise(() => {}));
  await expect.element(page.getByText('Chargement des missions…')).toBeVisible();
  vi.advanceTimersByTime(2_000);
  await expect.element(sections().nth(1)).toHaveTextContent('Facile');
});

const list = () => page.getByLabelText('Choisissez votre équipe');
const ok = () => page.getByRole('button', { name: 'Valider' });

it('asks for a team, keeps the choice when it could not be sent, and shows it afterwards', async () => {
  const asked = { ...PLAIN, teams: ['Quai', 'Passerelle'] };
  const sent: unknown[] = [];
  show(asked, (body) => {
    sent.push(body);
    if (sent.length === 1) throw new ApiError(0, '');
    return { ...asked, team: 'Passerelle' };
  });
  await ok().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choisissez une équipe dans la liste.');
  await expect.element(list()).toHaveFocus();
  await list().selectOptions('Passerelle');
  await ok().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Le réseau ne répond pas.');
  await expect.element(list()).toHaveValue('Passerelle');
  await ok().click();
  await expect.element(page.getByText('Votre équipe : Passerelle')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Changer d’équipe' })).toHaveFocus();
  expect(sent).toEqual([{ team: 'Passerelle' }, { team: 'Passerelle' }]);
});

it('offers another team by keyboard alone, and lets the choice be', async () => {
  show({ ...PLAIN, teams: ['Quai', 'Passerelle'], team: 'Quai' });
  const change = page.getByRole('button', { name: 'Changer d’équipe' });
  await expect.element(page.getByText('Votre équipe : Quai')).toBeVisible();
  await change.click();
  await expect.element(list()).toHaveFocus();
  await expect.element(list()).toHaveValue('Quai');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(change).toHaveFocus();
});
