/** The site in one browser: another player may log in in another tab, or the player log out while a reply is on its way. */
import { routes } from 'virtual:challenges/catalogue';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { AnswerForm } from '#engine/frame/play/answer-form.tsx';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { App } from './app.tsx';
import { createHttpBackend } from './player-state/http-backend.ts';
import { createPlayer } from './player-state/player.ts';
import { sessionNewsOf } from './player-state/session-news.ts';
import { ChallengePage } from './routes/challenge-route.tsx';
import { loadPages } from './routes/prefetch-game.ts';
import type { Site } from './site.ts';
import { SiteContext } from './site-context.ts';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

function show(page: ReactNode, at = '/') {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
}

/** The site of a browser that stores `token`. */
function siteOf(token: string | null, call: Call) {
  const local = memoryStorage();
  local.write('token', token);
  const player = createPlayer({ call, local, tab: memoryStorage() });
  const site: Site = { player, backend: createHttpBackend(player) };
  return { site, player, local };
}

it('a page that comes back after another one logged in elsewhere is theirs, wherever it stood', async () => {
  const call: Call = async <T,>(_method: string, path: string, options?: { readonly token?: string | null }) => {
    const points = options?.token === 'mine' ? 3 : 5;
    const replies: Record<string, unknown> = {
      '/summary': { points, closed: false, missions: [], questions: [] },
      '/me/attestation': { ready: false, attestation: null },
      '/score': { points },
      '/progress': { completed: [] },
    };
    return replies[path] as T;
  };
  const { site, local } = siteOf('mine', call);
  show(<App site={site} admin={null} projector={null} />, '/bilan');
  await expect.element(page.getByText(/0\smission accomplie, 3,00\spoints/)).toBeVisible();
  local.write('token', 'theirs');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByText(/0\smission accomplie, 5,00\spoints/)).toBeVisible();
  // The focused heading is what a screen reader reads out.
  expect(document.activeElement?.localName).toBe('h1');
});

it.each([
  [`/retour#${'A'.repeat(43)}`, 'Mon retour'],
  ['/attestation', 'Vérifier une attestation'],
])('opens %s, which needs no login, for somebody whose login has expired', async (at, heading) => {
  const { site, player } = siteOf('expired', () => Promise.reject(new ApiError(401, '', 'invalid-token')));
  player.restore();
  show(<App site={site} admin={null} projector={null} />, at);
  await expect.poll(() => player.store.getState().ended).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(page.getByText(/Votre connexion a pris fin/).elements()).toEqual([]);
});

it('leads home from a page that needs a login once that has expired, and says so', async () => {
  const { site, player } = siteOf('expired', () => Promise.reject(new ApiError(401, '', 'invalid-token')));
  player.restore();
  show(<App site={site} admin={null} projector={null} />, '/bilan');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Votre connexion a pris fin' })).toBeVisible();
});

describe('the link of a session, in a browser that is logged in', () => {
  const OWN = {
    name: 'Atelier du matin',
    challenges: null,
    hintPolicy: 'table',
    teams: [],
    team: null,
    closesAt: null,
    number: 1,
  };
  const replies: Record<string, unknown> = { '/session': OWN, '/score': { points: 3 }, '/progress': { completed: [] } };
  const other = () => page.getByRole('button', { name: 'Non, rejoindre la session du lien' });
  /** @param refused whether the login has expired on the server */
  const follow = (refused = false) => {
    const calls: string[] = [];
    const { site, player } = siteOf('mine', async <T,>(method: string, path: string) => {
      calls.push(`${method} ${path}`);
      if (refused) {
        // The answer comes once the page has rendered.
        await new Promise((done) => setTimeout(done, 100));
        throw new ApiError(401, '', 'invalid-token');
      }
      return replies[path] as T;
    });
    player.restore();
    show(<App site={site} admin={null} projector={null} />, '/user-login#code=K7QF-2MXD');
    return { player, calls };
  };

  it('asks whose login it is, and leads to the form with the code of the link', async () => {
    const { player, calls } = follow();
    await expect.element(page.getByText(/dans la session «\sAtelier du matin\s»/)).toBeVisible();
    await other().click();
    await expect.element(page.getByLabelText('Code de session')).toHaveValue('K7QF-2MXD');
    expect(player.store.getState().loggedIn).toBe(false);
    expect(calls).toContain('POST /auth/logout');
  });

  it('goes on with the login of somebody who has come back', async () => {
    const { player } = follow();
    await page.getByRole('button', { name: 'Oui, continuer' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Hub joueurs', includeHidden: true }))
      .toHaveAttribute('aria-current', 'page');
    expect(player.store.getState().loggedIn).toBe(true);
  });

  it('keeps the code where that login has expired', async () => {
    const { player } = follow(true);
    await expect.poll(() => player.store.getState().ended).toBe(true);
    await expect.element(page.getByLabelText('Code de session')).toHaveValue('K7QF-2MXD');
    await expect.element(page.getByRole('heading', { level: 1, name: 'À vous d’ouvrir l’œil' })).toBeVisible();
    expect(other().elements()).toEqual([]);
  });
});

it('leads by « Aller au contenu » to the page, and leaves the address, which may hold a secret, as it is', async () => {
  const { site } = siteOf(null, () => new Promise(() => undefined));
  show(<App site={site} admin={null} projector={null} />, '/siege');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon siège' })).toBeVisible();
  page.getByRole('link', { name: 'Aller au contenu' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('brings the bar of the session with the pages, whose code did not load at first', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const number = 4;
  const session = { name: null, challenges: null, hintPolicy: 'table', teams: [], team: null, closesAt: null, number };
  const replies: Record<string, unknown> = {
    '/session': { ...session, room: aSessionClock({ now: new Date().toISOString(), phase: 'paused' }) },
    '/score': { points: 3 },
    '/progress': { completed: [] },
    '/summary': { points: 3, closed: false, missions: [], questions: [] },
    '/me/attestation': { ready: false, attestation: null },
  };
  const { site, player } = siteOf('mine', async <T,>(_method: string, path: string) => replies[path] as T);
  player.restore();
  const load = vi.fn(loadPages).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  show(<App site={site} admin={null} projector={null} load={load} />, '/bilan');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('heading', { name: 'La session est en pause' })).toBeVisible();
});

it('opens the challenge anew for whoever logs in in another tab', async () => {
  const [first] = routes;
  if (!first) throw new Error('there is nothing to play');
  const opened: (string | null | undefined)[] = [];
  const call: Call = (_method, path, options) => {
    if (path === `/challenges/${first.key}`) opened.push(options?.token);
    return new Promise(() => undefined);
  };
  const { site, local } = siteOf(null, call);
  show(<App site={site} admin={null} projector={null} />, first.path);
  await expect.poll(() => opened).toEqual([null]);
  local.write('token', 'mine');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.poll(() => opened).toEqual([null, 'mine']);
});

function OneField() {
  return <AnswerForm label="Mot" />;
}

it('a solve whose reply comes after the logout is no guest’s', async () => {
  const challenge = publicChallenge(aManifest());
  const scene = { Scene: OneField, messages: { correct: { tone: 'success', text: 'Gagné.' } } } as const;
  const loadReveal = () => new Promise<never>(() => undefined);
  const route = { key: challenge.key, path: challenge.path, load: async () => ({ challenge, scene }), loadReveal, subPages: [] };
  let arrive = () => {};
  const reply = new Promise<unknown>((resolve) => {
    arrive = () => resolve({ correct: true, verdict: 'correct', points: 4, failures: 0 });
  });
  const attempt = vi.fn(() => reply);
  const call: Call = async <T,>(_method: string, path: string) =>
    (path.endsWith('/attempts') ? await attempt() : { artifacts: {}, hints: [], failures: 0, solved: false, points: 0 }) as T;
  const { site, player } = siteOf('mine', call);
  player.restore();
  show(
    <SiteContext value={site}>
      <ChallengePage route={route} />
    </SiteContext>,
  );
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect.poll(() => attempt.mock.calls.length).toBe(1);
  player.logout();
  arrive();
  // A task that begins after the reply ends after everything that follows the reply.
  await new Promise((done) => setTimeout(done));
  expect(player.store.getState()).toMatchObject({ points: 0, completed: [], lastSolve: null });
});

const NOTHING_DONE = { artifacts: {}, hints: [], failures: 0, solved: false, points: 0 };

/** The page of a mission whose server refuses it with this code, and opens a replay. */
function showRefused(refusal: string, session: object = {}, replaying = false) {
  const challenge = publicChallenge(aManifest({ scoring: { base: 5, hintStep: 0.5, floor: 0 } }));
  const scene = { Scene: OneField, messages: { correct: { tone: 'success', text: 'Gagné.' } } } as const;
  const loadReveal = () => new Promise<never>(() => undefined);
  const route = { key: challenge.key, path: challenge.path, load: async () => ({ challenge, scene }), loadReveal, subPages: [] };
  const server = { refusal };
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  const call: Call = async <T,>(method: string, path: string, options?: { readonly body?: unknown }) => {
    calls.push({ path: `${method} ${path}`, body: options?.body });
    if (path.endsWith('/attempts')) return { correct: true, verdict: 'correct', points: 5, failures: 0 } as T;
    if (server.refusal === 'not-solved' ? path.includes('?replay=') : !path.includes('?replay='))
      throw new ApiError(403, 'Refusé.', server.refusal);
    return NOTHING_DONE as T;
  };
  const { site, player } = siteOf('mine', call);
  player.restore();
  player.hear({
    name: null,
    challenges: null,
    hintPolicy: 'table',
    teams: [],
    team: null,
    closesAt: null,
    number: 0,
    ...session,
  });
  if (replaying) player.replay.begin('sample');
  show(
    <SiteContext value={site}>
      <ChallengePage route={route} />
    </SiteContext>,
  );
  return { player, server, calls };
}

it('a mission outside the session is played without points, says so, and nothing of it counts', async () => {
  const { player, calls } = showRefused('not-in-session');
  await expect.element(page.getByText(/ne fait pas partie de votre session\s: vous la jouez sans points/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Afficher un indice', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect.element(page.getByText('Réussie sans points')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ path: 'POST /challenges/sample/attempts', body: { replay: expect.any(Number) } });
  expect(player.store.getState()).toMatchObject({ points: 0, completed: [], lastSolve: null });
});

it('a mission that opens after the end is played without points, until the session goes on', async () => {
  const { player, server, calls } = showRefused('session-ended', { room: aSessionClock({ phase: 'ended' }) });
  await expect.element(page.getByText(/La session est terminée\s: vous jouez cette mission sans points/)).toBeVisible();
  server.refusal = 'not-solved';
  sessionNewsOf(player).running();
  await expect.element(page.getByRole('button', { name: 'Valider' })).toBeVisible();
  await expect.element(page.getByText(/sans points/)).not.toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ path: 'GET /challenges/sample' });
});

it('a mission whose debrief was read before more time was given is played without points, and says why', async () => {
  const { player, calls } = showRefused('debrief-told', { debriefsTold: ['sample'] });
  await expect.element(page.getByText(/Corrigé déjà lu\s: cette mission se joue sans points\./)).toBeVisible();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect.element(page.getByText('Réussie sans points')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ path: 'POST /challenges/sample/attempts', body: { replay: expect.any(Number) } });
  expect(player.store.getState()).toMatchObject({ points: 0, completed: [] });
});

it('a replay that the session plays by now is opened for points', async () => {
  const { player } = showRefused('not-solved', {}, true);
  await expect.element(page.getByRole('button', { name: 'Valider' })).toBeVisible();
  expect(page.getByText(/sans points/).elements()).toEqual([]);
  expect(player.replay.of('sample')).toBeNull();
});
