import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { SubscribeOptions } from '#engine/client/live.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { aStanding } from '#engine/client/testing/a-standing.ts';
import { onPaper } from '#engine/client/testing/media.ts';
import type { PlayerEvent } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { SiteContext } from '../site-context.ts';
import { SessionBar } from './session-bar.tsx';

const live = vi.hoisted(() => ({ watched: new Set<SubscribeOptions<PlayerEvent>>() }));
vi.mock('#engine/client/live.ts', () => ({
  subscribeToEvents(options: SubscribeOptions<PlayerEvent>) {
    live.watched.add(options);
    return () => live.watched.delete(options);
  },
}));

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  host?.remove();
  live.watched.clear();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 500).toISOString();
const now = (more: Partial<SessionClock> = {}) => aSessionClock({ now: new Date().toISOString(), ...more });

/** Shows the bar of a player whose session has this clock, at this event; `send` delivers events as the stream would. */
async function show(room: SessionClock, tab = memoryStorage(), number = 4, failures = new Map<string, ApiError[]>()) {
  const local = memoryStorage();
  local.write('token', 'tok');
  const asked: string[] = [];
  const call: Call = async <T,>(method: string, path: string) => {
    asked.push(`${method} ${path}`);
    const failure = failures.get(path)?.shift();
    if (failure) throw failure;
    const session = { name: null, challenges: null, hintPolicy: 'table', teams: [], team: null, closesAt: null, room, number };
    const replies: Record<string, unknown> = { '/session': session, '/score': { points: 3 }, '/progress': { completed: [] } };
    return replies[path] as T;
  };
  const player = createPlayer({ call, local, tab });
  player.restore();
  await player.refresh();
  root?.unmount();
  host?.remove();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter>
          <SessionBar />
          <main id="contenu" tabIndex={-1}>
            <h1>Missions</h1>
          </main>
        </MemoryRouter>
      </SiteContext>
    </StrictMode>,
  );
  await vi.waitFor(() => expect(live.watched.size).toBe(1), { timeout: 8_000 });
  const [watch] = live.watched;
  const send = (...events: PlayerEvent[]) => watch?.onEvents(events);
  return { player, tab, asked, watch, send };
}

/** The announcement about the clock: the first status element is the offline notice, the second one this. */
const said = () => page.getByRole('status').nth(1).element().textContent;

it('counts down, says the last minutes once, and the end with the way to what was done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { watch } = await show(now({ closesAt: inMinutes(6) }));
  expect(watch).toMatchObject({ path: '/session/events', after: 4 });
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Temps restant' })).toHaveTextContent('Temps restant6:01');
  await vi.advanceTimersByTimeAsync(62_000);
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'Dernières minutes' }))
    .toHaveTextContent('Dernières minutes4:59');
  await expect.poll(said).toBe('Plus que cinq minutes.');
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await expect.element(page.getByRole('heading', { name: 'La session est terminée' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mon bilan' })).toHaveAttribute('href', '/bilan');
  await expect.poll(said).toBe('La session est terminée.');
});

it.each([
  ['the network is gone for a moment', [new ApiError(0, '', 'network'), new ApiError(502, '')]],
  ['a proxy answers', [new ApiError(404, '')]],
])('follows a session that could not be fetched at first, as %s, without any event', async (_why, failures) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { asked, player } = await show(now({ closesAt: inMinutes(10) }), memoryStorage(), 4, new Map([['/session', failures]]));
  expect(player.store.getState()).toMatchObject({ missed: false, points: 3 });
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Temps restant' })).toBeVisible();
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length, 'nothing is asked for once all is known').toBe(count);
});

it('tells an end that is days away in days, with its date', async () => {
  await show(now({ closesAt: inMinutes(91 * 24 * 60 + 60) }));
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'Temps restant' }))
    .toHaveTextContent(/Temps restant91\sjours\(fin le (?:1er|\d+) \S+ à \d+\sh\s\d\d\)/);
});

it('hears of a pause and of what follows it, without asking', async () => {
  const { send, asked, player } = await show(now({ closesAt: inMinutes(10) }));
  asked.length = 0;
  const running = vi.fn();
  sessionNewsOf(player).onRunning(running);
  send({ number: 5, kind: 'room', room: now({ phase: 'paused', pausedAt: now().now, closesAt: inMinutes(10) }) });
  await expect.element(page.getByRole('heading', { name: 'La session est en pause' })).toBeVisible();
  await expect.element(page.getByText(/rien n’est perdu.*il restera 10:0\d\./)).toBeVisible();
  await expect.poll(said).toBe('La session est en pause.');
  // A reply that was requested before the event is older, and ignored.
  await player.refresh();
  await expect.element(page.getByRole('heading', { name: 'La session est en pause' })).toBeVisible();
  asked.length = 0;
  send({ number: 6, kind: 'room', room: now({ closesAt: inMinutes(12) }) });
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Temps restant' })).toHaveTextContent(/12:0\d/);
  await expect.poll(said).toBe('La session reprend.');
  expect(running).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

it('asks for the time again where an event waited in a page that slept', async () => {
  const { send, asked } = await show(now({ closesAt: inMinutes(10) }));
  asked.length = 0;
  const sent = new Date(Date.now() - 6 * 60_000).toISOString();
  send({ number: 4, kind: 'room', room: now({ now: sent, closesAt: inMinutes(10) }) });
  await expect.poll(() => asked).toContain('GET /session');
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Temps restant' })).toHaveTextContent(/10:0\d|9:5\d/);
});

it('keeps a message until it is put away, over a reload too, and never shows it again', async () => {
  const { send, tab } = await show(now());
  const message: PlayerEvent = { number: 7, kind: 'message', at: now().now, text: 'Pause café\ndans cinq minutes' };
  send(message);
  const log = page.getByRole('log', { name: 'Messages de l’équipe d’animation' });
  await expect.element(log).toHaveTextContent(/Message de l’équipe d’animation.*Pause café/);
  const again = await show(now(), tab);
  await expect.element(log).toHaveTextContent('Pause café');
  await userEvent.click(page.getByRole('button', { name: 'Fermer le message' }));
  await expect.element(log).not.toHaveTextContent('Pause café');
  await expect.element(page.getByRole('heading', { name: 'Missions' })).toHaveFocus();
  const third = await show(now(), again.tab);
  third.send(message);
  await expect.element(log).not.toHaveTextContent('Pause café');
});

it('follows on after a reload from what reached the tab, however much newer the session is that it reads', async () => {
  const { tab } = await show(now());
  const again = await show(now(), tab, 60);
  expect(again.watch).toMatchObject({ after: 4 });
  const message: PlayerEvent = { number: 50, kind: 'message', at: inMinutes(-10), text: 'Rejoignez la salle du conseil.' };
  again.send({ number: 7, kind: 'board' }, message, { number: 55, kind: 'board' });
  const log = page.getByRole('log', { name: 'Messages de l’équipe d’animation' });
  await expect.element(log).toHaveTextContent('Rejoignez');
  const third = await show(now(), tab, 70);
  expect(third.watch).toMatchObject({ after: 55 });
  // Where the session is over meanwhile, what was said of play is not shown.
  const over = await show(now({ phase: 'ended', open: false, endedAt: inMinutes(-1) }), tab, 90);
  over.send({ number: 80, kind: 'message', at: inMinutes(-5), text: 'On en est à la moitié.' });
  over.send({ number: 81, kind: 'message', at: now().now, text: 'Merci à toutes et à tous.' });
  await expect.element(log).toHaveTextContent(/^(?!.*moitié).*Merci/);
});

it('takes what was said of play away with the end, over a reload too, and shows what is said afterwards', async () => {
  const { send, tab } = await show(now());
  const log = page.getByRole('log', { name: 'Messages de l’équipe d’animation' });
  send({ number: 7, kind: 'message', at: inMinutes(-10), text: 'On en est à la moitié.' });
  await expect.element(log).toHaveTextContent('On en est à la moitié.');
  const over = now({ phase: 'ended', open: false, endedAt: inMinutes(-1) });
  send({ number: 8, kind: 'room', room: over });
  await expect.element(log).not.toHaveTextContent('On en est');
  send({ number: 9, kind: 'message', at: now().now, text: 'Merci à toutes et à tous.' });
  await expect.element(log).toHaveTextContent('Merci');
  await show(over, tab);
  await expect.element(log).toHaveTextContent('Merci');
  await expect.element(log).not.toHaveTextContent('On en est');
});

it('asks again where something of the player’s own or the set-up changed, and tells boards of every news', async () => {
  const { send, player, asked } = await show(now());
  const boards = vi.fn();
  sessionNewsOf(player).onBoards(boards);
  const own = vi.fn();
  sessionNewsOf(player).onOwn(own);
  expect(sessionNewsOf(player).live).toBe(true);
  asked.length = 0;
  send({ number: 8, kind: 'board' });
  expect(boards).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
  send({ number: 9, kind: 'own', challenge: 'ssh' });
  expect(own.mock.calls).toEqual([['ssh', 'any']]);
  await expect.poll(() => asked).toEqual(['GET /score', 'GET /progress', 'GET /session']);
  expect(boards).toHaveBeenCalledTimes(2);
  send({ number: 10, kind: 'own', challenge: null });
  expect(own).toHaveBeenLastCalledWith(null, 'any');
  asked.length = 0;
  send({ number: 11, kind: 'granted-hint', challenge: 'ssh' });
  expect(own).toHaveBeenLastCalledWith('ssh', 'granted-hint');
});

it('passes on what the stream brings as it opens, and that another tab’s stream has brought it before', async () => {
  const { player, watch, asked } = await show(now());
  const news = sessionNewsOf(player);
  asked.length = 0;
  expect([...news.awaited]).toEqual(['standing', 'fleet']);
  watch?.onNamed?.({ name: 'standing', data: { error: 'a proxy’s' } });
  expect(news.standing).toBeNull();
  const standing = aStanding({ points: 3, rank: 1, of: 2 });
  watch?.onNamed?.({ name: 'standing', data: standing });
  expect(news.standing).toEqual(standing);
  expect([...news.awaited]).toEqual(['fleet']);
  const untold = vi.fn();
  news.onUntold(untold);
  watch?.onFollowing?.();
  expect(untold).toHaveBeenCalledTimes(1);
  expect([...news.awaited]).toEqual([]);
  expect(asked).toEqual([]);
});

it('asks for nothing where the event only tells what this tab has counted', async () => {
  const { send, player, asked } = await show(now());
  const own = vi.fn();
  sessionNewsOf(player).onOwn(own);
  await player.refresh();
  player.solved({ key: 'ssh', points: 4, text: '' });
  await expect.poll(() => asked).toContain('POST /progress/complete');
  asked.length = 0;
  const { points } = player.store.getState();
  const standing = aStanding({ points, rank: 1, of: 2 });
  send({ number: 8, kind: 'own', challenge: 'ssh', standing });
  // The same for another tab, and what happens to the mission afterwards.
  send({ number: 9, kind: 'own', challenge: 'ssh', standing });
  await expect.poll(() => asked).toEqual(['GET /score', 'GET /progress', 'GET /session']);
  expect(own.mock.calls).toEqual([['ssh', 'any']]);
  player.solved({ key: 'mail', points: 4, text: '' });
  send({ number: 10, kind: 'own', challenge: 'mail', standing });
  expect(own, 'the points are others').toHaveBeenLastCalledWith('mail', 'any');
});

it('stays within the narrowest screen', async () => {
  await page.viewport(320, 700);
  const { send } = await show(now({ phase: 'ended', open: false, endedAt: now().now }));
  send({ number: 9, kind: 'message', at: now().now, text: 'https://intranet.brevelle.example/tres/long/chemin/sans/espace' });
  await expect.element(page.getByText(/^https/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

/** Makes the page below the bar several windows high. */
function longPage() {
  page.getByRole('main').element().setAttribute('style', 'block-size: 4000px');
}
const rectOf = (element: Element) => element.getBoundingClientRect();
const ended = () => page.getByRole('region', { name: 'La session est terminée' });

it.each([
  [390, 844],
  [1366, 620],
])(
  'at %i × %i shows the end and the way to what was done wherever one has scrolled, however long a message is',
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const { send } = await show(now());
    longPage();
    window.scrollTo(0, 2_000);
    send({ number: 8, kind: 'room', room: now({ phase: 'ended', open: false, endedAt: now().now }) });
    send({
      number: 9,
      kind: 'message',
      at: inMinutes(0),
      text: 'Rejoignez-nous en salle du conseil, au deuxième étage. '.repeat(8),
    });
    await expect.element(ended()).toBeVisible();
    await expect.element(page.getByText(/^Rejoignez-nous/)).toBeVisible();
    const link = page.getByRole('link', { name: 'Mon bilan' }).element();
    await expect.poll(() => rectOf(ended().element()).top).toBeGreaterThanOrEqual(0);
    const { left, right, top, bottom } = rectOf(link);
    for (const y of [top + 4, bottom - 4]) expect(document.elementFromPoint((left + right) / 2, y)).toBe(link);
    const bar = host?.firstElementChild;
    expect(rectOf(bar ?? link).height, 'two fifths of the window at most').toBeLessThanOrEqual(0.4 * height + 1);
    expect(rectOf(ended().element()).height).toBeLessThanOrEqual(72);
  },
);

it('folds to a line each, and back', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { send } = await show(now());
  longPage();
  const fold = page.getByRole('button', { name: /les annonces$/ });
  send({ number: 8, kind: 'room', room: now({ phase: 'paused', pausedAt: now().now, closesAt: inMinutes(10) }) });
  await expect.element(page.getByRole('heading', { name: 'La session est en pause' })).toBeVisible();
  expect(fold.elements()).toEqual([]);
  send({
    number: 9,
    kind: 'message',
    at: now().now,
    text: 'Posez vos téléphones.\nNous regardons ensemble ce qui s’est passé ce matin.',
  });
  await expect.element(page.getByText(/^Posez/)).toBeVisible();
  const height = () => Math.round(rectOf(host?.firstElementChild ?? document.body).height);
  const whole = height();
  expect(whole, 'was about 350').toBeLessThanOrEqual(240);
  await fold.click();
  expect(height()).toBeLessThanOrEqual(150);
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText(/^Posez/)).toBeVisible();
  await fold.click();
  expect(height()).toBe(whole);
});

it('tells the page what stops its play', async () => {
  const { send, player } = await show(now());
  const news = sessionNewsOf(player);
  expect(news.stop).toBeNull();
  send({ number: 8, kind: 'room', room: now({ phase: 'paused', pausedAt: now().now }) });
  await expect.poll(() => news.stop).toBe('paused');
  send({ number: 9, kind: 'room', room: now() });
  await expect.poll(() => news.stop).toBeNull();
  send({ number: 10, kind: 'room', room: now({ phase: 'ended', endedAt: now().now }) });
  await expect.poll(() => news.stop).toBe('ended');
  player.logout();
  await expect.poll(() => news.stop).toBeNull();
});

it('leaves what has the focus in sight, however much is said above it', async () => {
  // 1280 × 720 at 200 %.
  await page.viewport(640, 360);
  onTestFinished(() => page.viewport(1280, 800));
  const { send } = await show(now());
  for (const number of [9, 10, 11])
    send({ number, kind: 'message', at: now().now, text: 'Encore dix minutes.\nPuis nous regardons.' });
  await expect.element(page.getByText(/^Encore dix/).nth(2)).toBeInTheDocument();
  const missions = Array.from({ length: 8 }, (_, index) => {
    const mission = host?.appendChild(document.createElement('button'));
    mission?.setAttribute('style', 'display: block; margin-block: 5rem');
    mission?.append(`Mission ${index + 1}`);
    return mission;
  });
  page
    .getByRole('button', { name: /les annonces$/ })
    .element()
    .focus();
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    for (const mission of key === '{Tab}' ? missions : missions.toReversed().slice(1)) {
      await userEvent.keyboard(key);
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      expect(document.activeElement?.textContent).toBe(mission?.textContent);
      expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(mission);
    }
  }
});

it('stays off the paper', async () => {
  await show(now({ phase: 'ended', open: false, endedAt: now().now }));
  const ended = page.getByText('La session est terminée', { exact: true });
  await expect.element(ended).toBeVisible();
  await onPaper();
  await expect.element(ended).not.toBeVisible();
});

it('is whole where the tab holds messages of another version', async () => {
  const tab = memoryStorage();
  tab.write('room_messages', '{"last":4,"open":[{"number":4,"text":"Pause."}]}');
  await show(now({ phase: 'paused', pausedAt: new Date().toISOString() }), tab);
  await expect.element(page.getByRole('heading', { name: 'La session est en pause' })).toBeVisible();
});

it('says that the browser is offline before anything is sent, and no more once it is not', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => online.mockRestore());
  await show(now());
  const offline = page.getByText(/Vous êtes hors ligne/);
  expect(offline.elements()).toEqual([]);
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(offline).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(offline).not.toBeInTheDocument();
});
