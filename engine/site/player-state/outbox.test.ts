import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, login, settle, setUp } from './testing/player-set-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a solve', () => {
  it('counts at once, then takes the totals of the server', async () => {
    const totals = { 'POST /score': () => ({ points: 12 }), 'POST /progress/complete': () => ({ completed: ['jwt', 'ssh'] }) };
    const site = setUp(totals);
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    expect(site.state()).toMatchObject({ points: 11.5, completed: ['caesar', 'ssh'], lastSolve: { key: 'ssh', points: 4.5 } });
    expect(site.local.read('completed_cache')).toBe('["caesar","ssh"]');
    await settle();
    expect(site.calls.slice(-2)).toMatchObject([
      { path: 'POST /score', body: { points: 4.5 } },
      { path: 'POST /progress/complete', body: { challenge: 'ssh' } },
    ]);
    expect(site.state()).toMatchObject({ points: 12, completed: ['jwt', 'ssh'] });
  });

  it('counts once, and is sent once, however often it is told and the network comes back', async () => {
    const site = setUp({ 'POST /score': () => new Promise(() => {}) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    site.player.retry();
    await settle();
    expect(site.state().points).toBe(11.5);
    expect(site.calls.filter(({ path }) => path === 'POST /score')).toHaveLength(1);
  });

  it('is not undone by the totals of the one before', async () => {
    let replies = 0;
    const site = setUp({ 'POST /score': () => (replies++ === 0 ? { points: 11.5 } : fail(0)()) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    site.player.solved({ key: 'jwt', points: 3, text: 'Gagné.' });
    await settle();
    expect(site.state().points).toBe(14.5);
  });

  it('that could not be sent is never sent for who logs in next', async () => {
    const site = setUp({ 'POST /score': fail(0) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await settle();
    site.player.logout();
    await login(site, 'c@d.fr');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(site.calls.filter(({ path }) => path === 'POST /score')).toHaveLength(1);
  });

  it('that the server answers after another login is none of the other player’s', async () => {
    let answerLate = () => {};
    const site = setUp({ 'POST /score': () => new Promise((resolve) => (answerLate = () => resolve({ points: 99 }))) });
    await login(site);
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    site.player.logout();
    site.server['POST /auth/login'] = () => ({ token: 'other' });
    await login(site, 'c@d.fr');
    answerLate();
    await settle();
    expect(site.state().points).toBe(7);
  });

  it.each([0, 408, 429, 500])(
    'is sent again after a %i with growing waits, with the same key, until it arrives',
    async (status) => {
      const site = setUp({ 'POST /score': fail(status) });
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
    },
  );

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
    await vi.advanceTimersByTimeAsync(3_000);
    expect(count()).toBe(23);
  });
});

describe('a penalty', () => {
  it('lowers the score at once, whatever was asked before, and is posted as negative points', async () => {
    const site = setUp({ 'POST /score': () => ({ points: 5 }) });
    await login(site);
    const refreshing = site.player.refresh();
    site.player.penalised(2);
    expect(site.state().points).toBe(5);
    await refreshing;
    expect(site.state().points).toBe(5);
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
