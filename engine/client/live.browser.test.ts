/** A follower tab beside the leader, which streams for both. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEARTBEAT_INTERVAL_MS } from '#schemas/constants.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { subscribeToEvents } from './live.ts';

/** Name of lock and channel without a token. */
const NAME = 'vigie /session/events e3b0c44298fc1c14';

/** The leader tab: it holds the lock, and broadcasts events. */
let leader: BroadcastChannel;
let letGo = () => {};
beforeEach(async () => {
  leader = new BroadcastChannel(NAME);
  await new Promise<void>((held) => {
    void navigator.locks.request(NAME, async () => {
      held();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  leader.close();
  letGo();
});

it('helps itself while the one that streams is asleep, and no longer', async () => {
  const asked = vi.fn();
  const call: Call = async <T>() => {
    asked();
    return { last: 0, events: [], more: false } as T;
  };
  const heard = vi.fn();
  const onFollowing = vi.fn();
  const end = subscribeToEvents({ call, token: () => '', path: '/session/events', after: 0, onEvents: heard, onFollowing });
  const happens = async (number: number) => {
    leader.postMessage({ from: number - 1, last: number, events: [{ number }] });
    await expect.poll(() => heard.mock.lastCall).toEqual([[{ number }]]);
    asked.mockClear();
  };
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(onFollowing).toHaveBeenCalledTimes(1);
  await happens(1);
  for (let number = 2; number < 4; number += 1) {
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_INTERVAL_MS);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_INTERVAL_MS);
    expect(asked).toHaveBeenCalled();
    await happens(number);
  }
  end();
});

it('misses no event where it could not ask for what it had missed', async () => {
  let failing = false;
  let happened: readonly { readonly number: number }[] = [];
  const asked = vi.fn();
  const call: Call = async <T>() => {
    asked();
    if (failing) throw new ApiError(0, '', 'network');
    return { last: happened.length, events: happened, more: false } as T;
  };
  const heard: number[] = [];
  const onNamed = vi.fn();
  const end = subscribeToEvents<{ readonly number: number }>({
    call,
    token: () => '',
    path: '/session/events',
    after: 0,
    onEvents: (events) => heard.push(...events.map(({ number }) => number)),
    onNamed,
  });
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  failing = true;
  const named = [{ name: 'fleet', data: { found: 3 } }];
  leader.postMessage({ from: 1, last: 2, events: [{ number: 2 }], named });
  await expect.poll(() => onNamed.mock.lastCall?.[0]).toEqual(named[0]);
  expect(heard).toEqual([]);
  failing = false;
  happened = [{ number: 1 }, { number: 2 }];
  // The leader's next heartbeat.
  leader.postMessage({ from: 2, last: 2, events: [] });
  await expect.poll(() => heard).toEqual([1, 2]);
  end();
});

it('hears the named events of the one that streams', async () => {
  const call: Call = async <T>() => ({ last: 0, events: [], more: false }) as T;
  const onNamed = vi.fn();
  const end = subscribeToEvents({ call, token: () => '', path: '/session/events', after: 0, onEvents: () => undefined, onNamed });
  const named = [{ name: 'fleet', data: { found: 3 } }];
  await expect
    .poll(async () => {
      leader.postMessage({ from: 0, last: 0, events: [], named });
      return onNamed.mock.lastCall?.[0];
    })
    .toEqual(named[0]);
  end();
});

it('asks for nothing beside its stream where it leads', async () => {
  letGo();
  // Granted once the other tab has released its lock.
  await navigator.locks.request(NAME, () => undefined);
  const accepted: (string | undefined)[] = [];
  const call: Call = (_method, _path, { accept, signal } = {}) =>
    new Promise((_resolve, reject) => {
      accepted.push(accept);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const onFollowing = vi.fn();
  const end = subscribeToEvents({
    call,
    token: () => '',
    path: '/session/events',
    after: 0,
    onEvents: () => undefined,
    onFollowing,
  });
  await expect.poll(() => accepted.length).toBe(1);
  // The browser answers in order: by then it has answered the page's earlier requests for locks.
  await navigator.locks.query();
  expect(accepted).toEqual([expect.stringContaining('event-stream')]);
  expect(onFollowing).not.toHaveBeenCalled();
  end();
});

it('asks for the lock again where the browser took it away as one left the page, and leads no more until it has it', async () => {
  let takeAway: (reason: DOMException) => void = () => {};
  vi.spyOn(navigator.locks, 'request').mockImplementationOnce((_name, _options, granted) => {
    void granted(null);
    return new Promise((_resolve, reject) => {
      takeAway = reject;
    });
  });
  const streams: AbortSignal[] = [];
  const call: Call = (_method, _path, { accept, signal } = {}) =>
    new Promise((_resolve, reject) => {
      if (accept && signal) streams.push(signal);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const end = subscribeToEvents({ call, token: () => '', path: '/session/events', after: 0, onEvents: () => undefined });
  await expect.poll(() => streams.length).toBe(1);
  takeAway(new DOMException('the browsing context is going away', 'AbortError'));
  await expect.poll(() => streams[0]?.aborted).toBe(true);
  expect(streams).toHaveLength(1);
  letGo();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams[1]?.aborted).toBe(false);
  end();
  expect(streams[1]?.aborted).toBe(true);
});

it.each([
  ['channels', () => vi.stubGlobal('BroadcastChannel', Refused)],
  ['locks', () => vi.spyOn(navigator.locks, 'request').mockRejectedValue(refusal())],
])('streams by itself where the browser refuses %s', async (_what, refuse) => {
  refuse();
  const streams: AbortSignal[] = [];
  const call: Call = (_method, _path, { accept, signal } = {}) =>
    new Promise((_resolve, reject) => {
      if (accept && signal) streams.push(signal);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const end = subscribeToEvents({ call, token: () => '', path: '/session/events', after: 0, onEvents: () => undefined });
  await expect.poll(() => streams.map(({ aborted }) => aborted)).toEqual([false]);
  end();
  expect(streams.map(({ aborted }) => aborted)).toEqual([true]);
});

/** Firefox's error where cookies are blocked. */
const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');

class Refused {
  constructor() {
    throw refusal();
  }
}
