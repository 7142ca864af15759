import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backoffMs, keepTrying } from './keep-trying.ts';

let hidden = false;
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('tries at once, then after longer and longer waits of at most half a minute, until it is done', async () => {
  const attempt = vi.fn(async () => attempt.mock.calls.length === 8);
  const done = vi.fn();
  void keepTrying(attempt, ending.signal).then(done);
  expect(attempt).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(attempt.mock.calls.length).toBeLessThanOrEqual(3);
  expect(attempt.mock.calls.length).toBeGreaterThanOrEqual(2);
  await pass(4 * 30_000);
  expect(attempt).toHaveBeenCalledTimes(8);
  expect(done).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(attempt).toHaveBeenCalledTimes(8);
  for (const failures of [5, 50, 5_000]) expect(backoffMs(failures)).toBeLessThanOrEqual(30_000);
});

it('asks for nothing while nobody sees the page, and again when somebody does', async () => {
  const attempt = vi.fn(async () => false);
  void keepTrying(attempt, ending.signal);
  await pass(0);
  hidden = true;
  await pass(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount(), 'no timer runs in the hidden page').toBe(0);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(2);
});

it.each(['in a wait', 'in a hidden page'])('ends when it is called off %s', async (when) => {
  const attempt = vi.fn(async () => false);
  const done = vi.fn();
  void keepTrying(attempt, ending.signal).then(done);
  await pass(0);
  hidden = when === 'in a hidden page';
  await pass(when === 'in a hidden page' ? 60_000 : 10);
  ending.abort();
  await pass(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledOnce();
});
