import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A refresher that loads every second; its loads succeed at once. */
function start() {
  const page = { hidden: false, load: vi.fn(async () => 'value'), loaded: vi.fn() };
  const refresher = createRefresher({
    load: page.load,
    onLoaded: page.loaded,
    onFailure: () => undefined,
    delayMs: () => 100,
    minIntervalMs: 0,
    nextInMs: () => 1_000,
    paused: () => page.hidden,
  });
  return { ...page, page, refresher };
}

it('loads nothing before it is told to, then again at each interval until it is stopped', async () => {
  const { refresher, load, loaded } = start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).not.toHaveBeenCalled();
  refresher.now();
  await vi.advanceTimersByTimeAsync(2_500);
  expect([load.mock.calls.length, loaded.mock.calls.length]).toEqual([3, 3]);
  refresher.stop();
  refresher.stale();
  refresher.now();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads sooner where the value is stale, and counts the interval from there', async () => {
  const { refresher, load } = start();
  refresher.now();
  await vi.advanceTimersByTimeAsync(500);
  refresher.stale();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads nothing while it is paused, and at once when it is told to go on', async () => {
  const { refresher, page, load } = start();
  refresher.now();
  await vi.advanceTimersByTimeAsync(0);
  page.hidden = true;
  refresher.stale();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledOnce();
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledOnce();
  refresher.now();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('drops a load under way, and the one that was due, where a newer value comes by another way', async () => {
  const { refresher, load, loaded } = start();
  let reply: (value: string) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
  refresher.now();
  refresher.renewed();
  reply('older');
  await vi.advanceTimersByTimeAsync(500);
  refresher.stale();
  refresher.renewed();
  await vi.advanceTimersByTimeAsync(999);
  expect([load.mock.calls.length, loaded.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, loaded.mock.calls.length]).toEqual([2, 1]);
});
