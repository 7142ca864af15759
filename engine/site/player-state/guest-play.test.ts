import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesOf } from './choices.ts';
import { createHttpBackend } from './http-backend.ts';
import { createPlayer } from './player.ts';
import { login, setUp } from './testing/player-set-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
    expect(player.guest.completed()).toEqual([]);
  });

  it('is told of with each call, and what comes back is remembered', async () => {
    const site = setUp({
      'POST /challenges/sample/hints': () => ({ hints: [{ title: 'a', text: 'b' }], remaining: 2 }),
      'POST /challenges/sample/attempts': () => ({ correct: false, verdict: 'incorrect', points: 0, failures: 1 }),
    });
    const backend = createHttpBackend(site.player);
    await backend.hint('sample', 0);
    await backend.attempt('sample', 'un', 'once');
    await backend.attempt('sample', 'deux', 'twice');
    expect(site.calls.map(({ body }) => body)).toEqual([
      { seen: 0, guest: { hintsShown: 0, failures: 0 } },
      { answer: 'un', guest: { hintsShown: 1, failures: 0 } },
      { answer: 'deux', guest: { hintsShown: 1, failures: 1 } },
    ]);
    await backend.penalise('sample', 2);
    expect(site.state().points).toBe(-2);
  });

  it('has solved a mission once: what is tried and read after it counts for nothing', () => {
    const { player } = setUp();
    player.guest.attempted('xss', solved);
    player.guest.attempted('xss', { ...solved, points: 9 });
    player.guest.hinted('xss', { hints: [{ title: 'a', text: 'b' }], remaining: 2 });
    expect([player.guest.points(), player.guest.play('xss').hintsShown]).toEqual([4, 0]);
  });

  it('has done nothing that was sent while somebody was logged in', async () => {
    const site = setUp();
    await login(site);
    let reply = () => {};
    site.server['POST /challenges/sample/attempts'] = () => new Promise((resolve) => (reply = () => resolve(solved)));
    const sent = createHttpBackend(site.player).attempt('sample', 'an answer');
    site.player.logout();
    reply();
    await sent;
    expect(site.player.guest.completed()).toEqual([]);
  });

  it('goes on knowing what followed the solve, where to report included', () => {
    const { player } = setUp();
    const reporting = { email: 'signaler@brevelle.example', phone: null, button: null };
    const debrief = {
      whatHappened: 'Un appel.',
      whyItWorks: 'La hâte.',
      reflexes: ['Raccrocher.'],
      tellAColleague: 'Rappelez.',
      references: [],
      intentions: [],
    };
    const followed = { reporting, debrief, learning: 'Une idée.', reveal: { word: 'PHARE' } };
    player.guest.attempted('xss', { ...solved, ...followed });
    const opened = { artifacts: {}, hints: [], failures: 0, solved: false, points: 0 };
    expect(player.guest.recall('xss', opened)).toMatchObject({ solved: true, ...followed });
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

  it('has its own choices, which are not those of the next', async () => {
    const { site } = await replaying();
    choicesOf(site.player, 'sample').write({ mail: 'report' });
    expect(choicesOf(site.player, 'sample').read()).toEqual({ mail: 'report' });
    site.player.replay.end();
    expect(choicesOf(site.player, 'sample').read()).toBeUndefined();
  });

  it('is forgotten with the player', async () => {
    const { site } = await replaying();
    site.player.logout();
    expect(site.player.replay.of('sample')).toBeNull();
  });
});
