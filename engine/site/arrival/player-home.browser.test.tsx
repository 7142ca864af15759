/** Pages and notices between a login and the hub: the lobby, a personal code, the rules and the given name. */
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { setPreference } from '#engine/client/preferences.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Me } from '#schemas/standing.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { PlayerHome } from './player-home.tsx';

vi.mock('virtual:challenges/catalogue', () => ({ catalogue: [], routes: [], problems: [] }));

const PLAIN: PlayedSession = {
  name: 'Atelier du quai',
  challenges: null,
  hintPolicy: 'table',
  teams: [],
  team: null,
  closesAt: null,
  room: aSessionClock(),
  number: 1,
};
const LOBBY: PlayedSession = { ...PLAIN, room: aSessionClock({ phase: 'lobby', startedAt: null }) };
const NEWCOMER: Me = {
  email: 'elise@brevelle.example',
  name: 'Balise 7',
  suggestions: ['Phare 2', 'Houle 3', 'Vague 4'],
  newcomer: true,
};

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

interface Server {
  session: PlayedSession;
  me: Me;
}

/** Shows `/` to a player who has just logged in. */
async function arrive(server: Server, personalCode?: string) {
  const asked: string[] = [];
  const names: unknown[] = [];
  const call: Call = async <T,>(method: string, path: string, options?: { readonly body?: unknown }) => {
    asked.push(`${method} ${path}`);
    if (method === 'PUT') names.push(options?.body);
    const answers: Record<string, unknown> = {
      'POST /auth/login': { token: 'tok', ...(personalCode ? { personalCode } : {}) },
      'GET /score': { points: 0 },
      'GET /progress': { completed: [] },
      'GET /session': server.session,
      'GET /me': server.me,
      'GET /me?turn=1': { ...server.me, suggestions: ['Ancre 5', 'Brise 6', 'Corail 8'] },
      'PUT /me/name': { ...server.me, name: 'Élise', newcomer: false },
    };
    return answers[`${method} ${path}`] as T;
  };
  const tab = memoryStorage();
  const player = createPlayer({ call, local: memoryStorage(), tab });
  await player.login({ email: 'elise@brevelle.example', code: 'K7QF-2MXD' });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter>
          <main id="contenu" tabIndex={-1}>
            <PlayerHome />
          </main>
        </MemoryRouter>
      </SiteContext>
    </StrictMode>,
  );
  return { player, asked, names, tab };
}

const hub = () => page.getByRole('heading', { name: 'Centre de mission' });
const rules = () => page.getByRole('region', { name: 'Comment ça se passe' });

it('keeps who comes too early in the lobby, asks for no mission, and opens by itself', async () => {
  const server = { session: LOBBY, me: { ...NEWCOMER, newcomer: false } };
  const { asked, player } = await arrive(server);
  await expect.element(page.getByRole('heading', { name: 'Atelier du quai' })).toBeVisible();
  await expect.element(page.getByText('Vous jouez sous le nom de Balise 7')).toBeVisible();
  expect(hub().query()).toBeNull();
  expect(asked.filter((question) => question.includes('/challenges'))).toEqual([]);
  player.hear({ ...LOBBY, room: aSessionClock(), number: 2 });
  await expect.element(hub()).toBeVisible();
});

it('tells who comes days before on which day the session begins', async () => {
  const beginsAt = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  await arrive({ session: { ...LOBBY, room: aSessionClock({ phase: 'lobby', startedAt: null, beginsAt }) }, me: NEWCOMER });
  await expect.element(page.getByText(/La session commence le \d+(?:er)? \S+ à \d+\sh\s\d\d, et/)).toBeVisible();
});

it('tells a newcomer the three rules and the name over the hub, asks nothing, and tells it once', async () => {
  const { names, player } = await arrive({ session: PLAIN, me: NEWCOMER });
  await expect.element(rules()).toHaveTextContent(/Les autres vous voient sous le nom de Balise 7\./);
  expect(rules().getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(rules().getByText(/Un essai faux coûte peu ou rien/)).toBeVisible();
  await expect.element(hub()).toBeVisible();
  await rules().getByRole('button', { name: 'C’est compris' }).click();
  await expect.element(rules()).not.toBeInTheDocument();
  // The button that had the focus is gone.
  await expect.element(hub()).toHaveFocus();
  expect(names).toEqual([]);
  expect(player.store.getState().arrival).toBeNull();
});

it('tells who plays by ear to listen', async () => {
  setPreference('by-ear', true);
  onTestFinished(() => setPreference('by-ear', false));
  await arrive({ session: PLAIN, me: NEWCOMER });
  await expect.element(rules().getByText('Écoutez bien la scène, puis agissez.')).toBeVisible();
});

it('changes the name where it is told: one of the sea, one of the next ones, or what is typed', async () => {
  const { names } = await arrive({ session: PLAIN, me: NEWCOMER });
  await rules().getByRole('button', { name: 'Changer de nom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choisir un nom' });
  await dialog.getByRole('button', { name: 'En proposer d’autres' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Ancre 5' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ancre 5' }).element().closest('[aria-live="polite"]')).not.toBeNull();
  await dialog.getByLabelText('Votre nom au classement').fill('Élise');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(names).toEqual([{ name: 'Élise' }]);
  await expect.element(rules()).toHaveTextContent(/sous le nom d’Élise/);
  await expect
    .element(page.getByRole('region', { name: 'Votre place' }).getByText('Élise', { exact: true }).first())
    .toBeVisible();
});

it('tells the name that was chosen at the own place', async () => {
  await page.viewport(1280, 800);
  await arrive({ session: PLAIN, me: NEWCOMER });
  await expect.element(rules()).toHaveTextContent(/sous le nom de Balise 7/);
  const place = page.getByRole('region', { name: 'Votre place' });
  await place.getByRole('button', { name: 'Changer de nom' }).click();
  await page.getByRole('dialog').getByLabelText('Votre nom au classement').fill('Élise');
  await userEvent.keyboard('{Enter}');
  await expect.element(rules()).toHaveTextContent(/sous le nom d’Élise/);
});

it('keeps what is typed where a selection is dragged out of the dialog, and closes at a press beside it', async () => {
  await arrive({ session: PLAIN, me: NEWCOMER });
  await rules().getByRole('button', { name: 'Changer de nom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choisir un nom' });
  const field = dialog.getByLabelText('Votre nom au classement');
  await field.fill('Élise');
  const beside = { x: 2, y: 2 };
  await userEvent.dragAndDrop(field, page.elementLocator(document.body), { targetPosition: beside, force: true });
  await expect.element(field).toHaveValue('Élise');
  await userEvent.click(document.body, { position: beside, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('tells the rules in the lobby, with what hints cost there, and not again over the hub', async () => {
  const lobby: PlayedSession = { ...LOBBY, hintPolicy: 'free' };
  const { player } = await arrive({ session: lobby, me: NEWCOMER });
  await expect.element(rules().getByText(/indices sont gratuits dans cette session/)).toBeVisible();
  await expect.element(page.getByText('Vous jouez sous le nom de Balise 7')).toBeVisible();
  await expect.poll(() => player.store.getState().arrival).toBeNull();
  player.hear({ ...lobby, room: aSessionClock(), number: 2 });
  await expect.element(hub()).toBeVisible();
  expect(rules().query()).toBeNull();
});

it('goes straight to the hub with who was here before', async () => {
  await arrive({ session: PLAIN, me: { ...NEWCOMER, newcomer: false } });
  await expect.element(hub()).toBeVisible();
  expect(rules().query()).toBeNull();
});

it('shows a personal code until it is noted, a reload included', async () => {
  const { player, tab } = await arrive({ session: LOBBY, me: NEWCOMER }, 'K7QF-2M');
  await expect.element(page.getByText('K7QF-2M')).toBeVisible();
  expect(tab.read('arrival')).toContain('K7QF-2M');
  await page.getByRole('button', { name: 'C’est noté' }).click();
  await expect.element(page.getByText('K7QF-2M')).not.toBeInTheDocument();
  expect(player.store.getState().arrival).toBeNull();
  expect(tab.read('arrival')).toBeNull();
});
