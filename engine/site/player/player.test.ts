import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { loginProblem } from '../login/login-error.ts';
import { createHttpBackend } from './http-backend.ts';
import { chooseTeam, playedSession } from './played-session.ts';
import { createPlayer } from './player.ts';

type Answer = (body: unknown) => unknown;

const PLAYED = { name: 'Quart', challenges: ['ssh'], hintPolicy: 'free', teams: ['Quai'], team: null, closesAt: null };

function setUp(answers: Record<string, Answer> = {}) {
  const local = memoryStorage();
  const tab = memoryStorage();
  const calls: { path: string; body: unknown; key: string | undefined; token: string | null | undefined }[] = [];
  const server: Record<string, Answer> = {
    'POST /auth/login': () => ({ token: 'tok' }),
    'GET /score': () => ({ points: 7 }),
    'GET /progress': () => ({ completed: ['caesar'] }),
    'GET /session': () => PLAYED,
    'POST /score': () => ({ points: 11.5 }),
    'POST /progress/complete': () => ({ completed: ['caesar', 'ssh'] }),
    ...answers,
  };
  const call: Call = async <T>(method: string, path: string, options: Parameters<Call>[2] = {}) => {
    calls.push({ path: `${method} ${path}`, body: options.body, key: options.idempotencyKey, token: options.token });
    return server[`${method} ${path}`]?.(options.body) as T;
  };
  const player = createPlayer({ call, local, tab });
  return { player, local, tab, calls, server, state: () => player.store.getState() };
}

const fail = (status: number) => () => {
  throw new ApiError(status, '');
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const login = async (site: ReturnType<typeof setUp>) => {
  await site.player.login({ email: ' a@b.fr ', code: ' k7qf ' });
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('logging in and out', () => {
  it('trims the e-mail, upper-cases the code, stores the token and fetches score and progress', async () => {
    const site = setUp();
    await login(site);
    expect(site.calls[0]).toMatchObject({ path: 'POST /auth/login', body: { email: 'a@b.fr', code: 'K7QF' } });
    expect(site.local.read('token')).toBe('tok');
    expect(site.state()).toMatchObject({ loggedIn: true, points: 7, completed: ['caesar'] });
    expect(site.local.read('completed_cache')).toBe('["caesar"]');
  });

  it.each([{}, { token: '' }, { token: 7 }])('takes an answer of %j for no login', async (answer) => {
    const site = setUp({ 'POST /auth/login': () => answer });
    const error = await site.player.login({ email: 'a@b.fr', code: 'K7QF' }).catch((thrown: unknown) => thrown);
    expect(loginProblem(error).message).toBe('Connexion impossible. Vérifie ton code.');
    expect(site.state()).toMatchObject({ loggedIn: false, ended: false });
    expect(site.local.read('token')).toBeNull();
  });

  it('clears the token, the completed cache and the completed list at logout', async () => {
    const site = setUp();
    await login(site);
    site.player.logout();
    expect([site.local.read('token'), site.local.read('completed_cache')]).toEqual([null, null]);
    expect(site.state()).toMatchObject({ loggedIn: false, token: null, completed: [], points: 0 });
    expect(site.calls.at(-1)).toMatchObject({ path: 'POST /auth/logout', token: 'tok' });
  });

  it('logs out here whether or not the server can be told', async () => {
    const site = setUp({ 'POST /auth/logout': fail(0) });
    await login(site);
    site.player.logout();
    await settle();
    expect(site.state()).toMatchObject({ loggedIn: false, ended: false });
  });

  it('restores the stored player with the cached completions before the server answers', () => {
    const site = setUp();
    site.local.write('token', 'tok');
    site.local.write('completed_cache', '["jwt"]');
    site.player.restore();
    expect(site.state()).toMatchObject({ loggedIn: true, completed: ['jwt'], scoreKnown: false });
  });

  it('logs out on a 401, unless another login came in between', async () => {
    const site = setUp({ 'GET /score': fail(401) });
    await login(site);
    expect(site.state().loggedIn).toBe(false);
    expect(site.state().ended).toBe(true);
    const other = setUp();
    await login(other);
    let refuse = () => {};
    other.server['GET /late'] = () => new Promise((_, reject) => (refuse = () => reject(new ApiError(401, ''))));
    const late = other.player.ask('GET', '/late');
    other.server['POST /auth/login'] = () => ({ token: 'newer' });
    await login(other);
    refuse();
    await expect(late).rejects.toThrow(ApiError);
    expect(other.state()).toMatchObject({ token: 'newer', ended: false });
  });

  it('ignores network errors, and only logs a 404 of /progress', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const site = setUp({ 'GET /score': fail(0), 'GET /progress': fail(404) });
    await login(site);
    expect(site.state().loggedIn).toBe(true);
    expect(log).toHaveBeenCalledOnce();
  });

  it('asks again for what did not come when the network is back', async () => {
    const site = setUp({ 'GET /score': fail(0) });
    await login(site);
    expect(site.state().scoreKnown).toBe(false);
    site.server['GET /score'] = () => ({ points: 7 });
    site.player.retry();
    await settle();
    expect(site.state()).toMatchObject({ scoreKnown: true, points: 7 });
  });

  it('takes an answer without a list of completions for an empty list', async () => {
    const site = setUp({ 'GET /progress': () => ({ completed: null }) });
    await login(site);
    expect(site.state().completed).toEqual([]);
  });

  it('does not let an answer asked before a solve undo it', async () => {
    const site = setUp();
    await login(site);
    const refreshing = site.player.refresh();
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await refreshing;
    expect(site.state().completed).toContain('ssh');
  });
});

describe('the session', () => {
  it('is learnt at login, known at once after a reload, and forgotten at logout', async () => {
    const site = setUp();
    await login(site);
    expect(site.state().session).toEqual(PLAYED);
    const reloaded = setUp({ 'GET /session': fail(0) });
    reloaded.local.write('token', 'tok');
    reloaded.local.write('session_cache', site.local.read('session_cache'));
    reloaded.player.restore();
    expect(reloaded.state().session).toEqual(PLAYED);
    reloaded.player.logout();
    expect([reloaded.state().session, reloaded.local.read('session_cache')]).toEqual([null, null]);
  });

  it('is none where an answer, or what was stored, is no session', async () => {
    const site = setUp({ 'GET /session': () => ({ teams: 'Quai' }) });
    site.local.write('token', 'tok');
    site.local.write('session_cache', '{"teams":[],"challenges":7}');
    site.player.restore();
    expect(playedSession(site.state().session)).toBeNull();
    await site.player.refresh();
    expect(playedSession(site.state().session)).toBeNull();
  });

  it('follows the choice of a team; a 401 logs out', async () => {
    const chosen = { ...PLAYED, team: 'Quai' };
    const site = setUp({ 'PATCH /session/team': () => chosen });
    await login(site);
    let answerLate = () => {};
    site.server['GET /session'] = () => new Promise((resolve) => (answerLate = () => resolve(PLAYED)));
    void site.player.refresh();
    site.server['GET /session'] = () => chosen;
    await chooseTeam(site.player, 'Quai');
    answerLate();
    await settle();
    expect(site.calls).toContainEqual({ token: 'tok', path: 'PATCH /session/team', body: { team: 'Quai' }, key: undefined });
    expect(playedSession(site.state().session)?.team).toBe('Quai');
    site.server['PATCH /session/team'] = fail(401);
    await expect(chooseTeam(site.player, 'Quai')).rejects.toThrow(ApiError);
    expect(site.state().loggedIn).toBe(false);
  });
});

describe('a solve', () => {
  it('counts at once, then takes the totals of the server', async () => {
    const site = setUp({ 'POST /score': () => ({ points: 12 }) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    expect(site.state()).toMatchObject({ points: 11.5, completed: ['caesar', 'ssh'], lastSolve: { key: 'ssh', points: 4.5 } });
    await settle();
    expect(site.calls.slice(-2)).toMatchObject([
      { path: 'POST /score', body: { points: 4.5 } },
      { path: 'POST /progress/complete', body: { challenge: 'ssh' } },
    ]);
    expect(site.state().points).toBe(12);
  });

  it('is sent again with growing waits, with the same key, until it arrives', async () => {
    const site = setUp({ 'POST /score': fail(0) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await vi.advanceTimersByTimeAsync(3_000);
    const attempts = site.calls.filter(({ path }) => path === 'POST /score');
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    site.server['POST /score'] = () => ({ points: 11.5 });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(site.calls.at(-1)?.path).toBe('POST /progress/complete');
    expect(site.local.read('outbox')).toBeNull();
  });

  it('survives a reload of the page, and goes out when the network is back', async () => {
    const first = setUp({ 'POST /score': fail(0) });
    await login(first);
    first.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await settle();
    const second = setUp();
    second.local.write('token', 'tok');
    second.local.write('outbox', first.local.read('outbox'));
    second.player.restore();
    await settle();
    expect(second.calls.map(({ path }) => path)).toEqual(['POST /score', 'POST /progress/complete']);
  });

  it('is dropped when the server refuses it for good, and the next goes out', async () => {
    const site = setUp({ 'POST /score': fail(403) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await settle();
    expect(site.calls.at(-1)?.path).toBe('POST /progress/complete');
    expect(site.local.read('outbox')).toBeNull();
  });

  it('stops after twenty failures in a row, and starts again on request', async () => {
    const site = setUp({ 'POST /score': fail(503) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    const count = () => site.calls.filter(({ path }) => path === 'POST /score').length;
    expect(count()).toBe(20);
    site.player.retry();
    await settle();
    expect(count()).toBe(21);
  });
});

describe('a penalty', () => {
  it('lowers the score at once and is posted as negative points', async () => {
    const site = setUp({ 'POST /score': () => ({ points: 5 }) });
    await login(site);
    site.player.penalised(2);
    expect(site.state().points).toBe(5);
    await settle();
    expect(site.calls.at(-1)).toMatchObject({ path: 'POST /score', body: { points: -2 } });
  });

  it('is not undone by a score that the server gave before it arrived', async () => {
    const site = setUp({ 'POST /score': fail(503) });
    await login(site);
    site.player.penalised(2);
    await site.player.refresh();
    expect(site.state().points).toBe(5);
    site.server['POST /score'] = () => ({ points: 5 });
    site.player.retry();
    await settle();
    expect(site.state().points).toBe(5);
  });
});

describe('a guest', () => {
  const solved = { correct: true, verdict: 'correct', points: 4, failures: 0 };

  it('keeps a score for the tab, without a call', () => {
    const site = setUp();
    site.player.restore();
    site.player.guest.attempted('xss', solved);
    site.player.solved({ key: 'xss', points: 4, text: 'Gagné.' });
    site.player.penalised(2);
    expect(site.state()).toMatchObject({ points: 2, completed: ['xss'] });
    expect(site.calls).toEqual([]);
    const reloaded = createPlayer({ call: async () => ({}) as never, local: site.local, tab: site.tab });
    reloaded.restore();
    expect(reloaded.store.getState()).toMatchObject({ points: 2, completed: ['xss'], loggedIn: false });
  });

  it.each([
    '{"points":1,"challenges":{"xss":null}}',
    '{"points":1,"challenges":{"xss":{"hints":7,"failures":0,"solved":true,"points":4}}}',
    '{"points":1e999,"challenges":{}}',
    '[[',
  ])('starts anew where the tab holds %s', (stored) => {
    const site = setUp();
    site.tab.write('guest_play', stored);
    site.player.restore();
    expect(site.state()).toMatchObject({ points: 0, completed: [] });
    expect(site.player.guest.play('xss')).toEqual({ hintsShown: 0, failures: 0 });
  });

  it('tells the server how many hints and failures the tab has seen', () => {
    const { player } = setUp();
    player.guest.hinted('xss', { hints: [{ title: 'a', text: 'b' }], remaining: 2 });
    player.guest.attempted('xss', { correct: false, verdict: 'incorrect', points: 0, failures: 3 });
    expect(player.guest.play('xss')).toEqual({ hintsShown: 1, failures: 3 });
  });

  it('becomes what the server says at login', async () => {
    const site = setUp();
    site.player.restore();
    site.player.guest.attempted('xss', solved);
    site.player.solved({ key: 'xss', points: 4, text: 'Gagné.' });
    await login(site);
    expect(site.state()).toMatchObject({ points: 7, completed: ['caesar'] });
    expect(site.tab.read('guest_play')).toBeNull();
  });
});

describe('a victory', () => {
  it('outlives a reload of the tab until it is closed', () => {
    const site = setUp();
    site.player.restore();
    const solve = { key: 'xss', points: 4, text: 'Gagné.' };
    site.player.solved(solve);
    const reloaded = createPlayer({ call: async () => undefined as never, local: site.local, tab: site.tab });
    reloaded.restore();
    expect(reloaded.store.getState().lastSolve).toEqual(solve);
    reloaded.celebrated();
    reloaded.restore();
    expect(reloaded.store.getState().lastSolve).toBeNull();
    expect(site.tab.read('last_solve')).toBeNull();
  });

  it.each(['{', '{"key":1}', '{"key":"xss","points":"4","text":""}'])('is none where the tab holds %s', (stored) => {
    const site = setUp();
    site.tab.write('last_solve', stored);
    site.player.restore();
    expect(site.state().lastSolve).toBeNull();
  });
});

describe('a replay', () => {
  const opened = { artifacts: {}, hints: [], failures: 0, solved: false, points: 0 };
  const hint = { title: 'a', text: 'b' };
  const replaying = async () => {
    const site = setUp({
      'POST /challenges/sample/hints': () => ({ hints: [hint], remaining: 0 }),
      'POST /challenges/sample/attempts': () => ({ correct: false, verdict: 'incorrect', points: 0, failures: 1 }),
    });
    await login(site);
    site.player.replay.begin('sample');
    const number = site.player.replay.of('sample')?.number ?? 0;
    site.server[`GET /challenges/sample?replay=${number}`] = () => opened;
    site.server['GET /challenges/other'] = () => opened;
    return { site, number, backend: createHttpBackend(site.player) };
  };

  it('tells the server which it is and how far it went, and remembers that for the tab', async () => {
    const { site, number, backend } = await replaying();
    expect(await backend.open('sample')).toEqual(opened);
    await backend.hint('sample', 0);
    await backend.attempt('sample', 'non', 'once');
    await backend.attempt('sample', 'non', 'twice');
    expect(site.calls.at(-1)?.body).toEqual({ answer: 'non', replay: number, guest: { hintsShown: 1, failures: 1 } });
    expect(await backend.open('sample')).toMatchObject({ hints: [hint], failures: 1 });
  });

  it('costs nothing and ends with the way back; other missions know nothing of it', async () => {
    const { site, backend } = await replaying();
    await backend.penalise('sample', 2);
    expect(site.state().points).toBe(7);
    await backend.open('other');
    expect(site.calls.at(-1)?.path).toBe('GET /challenges/other');
    site.player.replay.end();
    expect(site.player.replay.of('sample')).toBeNull();
  });

  it('is forgotten with the player', async () => {
    const { site } = await replaying();
    site.player.logout();
    expect(site.player.replay.of('sample')).toBeNull();
  });
});
