import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow, type Subscription } from './follower.ts';

interface Snapshot {
  readonly number: number;
  readonly total: number;
}
interface Added {
  readonly number: number;
  /** null if the event does not contain the amount. */
  readonly added: number | null;
}
interface State {
  readonly total: number;
  readonly stale: boolean;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DELAY_MS = 500;
const MIN_INTERVAL_MS = 2_000;
const RETRY_MS = 5_000;

/** A follower of a running total, and the server that it follows. */
function start() {
  const pending: { resolve: (snapshot: Snapshot) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
  const subscriptions: Subscription<Added>[] = [];
  const told: { states: State[]; failures: unknown[]; lost: number } = { states: [], failures: [], lost: 0 };
  const unsubscribe = vi.fn();
  const lasts: (State | null)[] = [];
  const stop = follow<Snapshot, Added, State>({
    load(signal, last) {
      lasts.push(last);
      return new Promise((resolve, reject) => pending.push({ resolve, reject, signal }));
    },
    subscribe(subscription) {
      subscriptions.push(subscription);
      return unsubscribe;
    },
    stateOf(snapshot, last) {
      expect(last).toBe(lasts.at(-1));
      return { total: snapshot.total, stale: false };
    },
    reduce: (state, events) =>
      events.reduce(({ total, stale }, { added }) => ({ total: total + (added ?? 0), stale: stale || added === null }), state),
    isStale: ({ stale }) => stale,
    delayMs: () => DELAY_MS,
    minIntervalMs: MIN_INTERVAL_MS,
    nextInMs: (failed) => (failed ? RETRY_MS : null),
    onState: (state) => void told.states.push(state),
    onFailure: (error) => void told.failures.push(error),
    onLost: () => {
      told.lost += 1;
    },
  });
  return {
    ...told,
    told,
    lasts,
    pending,
    subscriptions,
    unsubscribe,
    stop,
    async answer(snapshot: Snapshot) {
      pending.at(-1)?.resolve(snapshot);
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail(error: unknown) {
      pending.at(-1)?.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
    hear: (...events: readonly Added[]) => subscriptions[0]?.onEvents(events),
    state: () => told.states.at(-1),
  };
}

it('shows a snapshot, then applies the events after its number, without another load', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  expect(page.subscriptions.map(({ after }) => after)).toEqual([7]);
  page.hear({ number: 8, added: 1 }, { number: 9, added: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([page.state()?.total, page.pending.length]).toEqual([13, 1]);
});

it('loads another snapshot for many reasons at once, after the delay and the shortest interval', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  page.hear({ number: 8, added: null });
  page.hear({ number: 9, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS - 1);
  expect(page.pending).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.pending).toHaveLength(2);
  await page.answer({ number: 9, total: 50 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([page.state(), page.pending.length]).toEqual([{ total: 50, stale: false }, 2]);
  page.hear({ number: 10, added: null });
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(page.pending).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.pending).toHaveLength(3);
  expect(page.subscriptions).toHaveLength(1);
});

it('applies to a snapshot what was heard while it was on its way, and is beyond it', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  page.hear({ number: 8, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  page.hear({ number: 9, added: 4 });
  page.hear({ number: 10, added: 6 });
  await page.answer({ number: 9, total: 100 });
  expect(page.state()).toEqual({ total: 106, stale: false });
});

it('says to a load, and to its snapshot, what the last snapshot was without the events after it', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  page.hear({ number: 8, added: 1 }, { number: 9, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  await page.fail('down');
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await page.answer({ number: 9, total: 50 });
  page.hear({ number: 10, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  const first = { total: 10, stale: false };
  expect(page.lasts).toEqual([null, first, first, { total: 50, stale: false }]);
});

it('loads once more for a reason that comes during a load, never two at a time', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  page.hear({ number: 8, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  page.hear({ number: 9, added: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.pending).toHaveLength(2);
  await page.answer({ number: 8, total: 20 });
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(page.pending).toHaveLength(3);
});

it('tells a failure, goes on with the events, and tries again', async () => {
  const page = start();
  await page.fail('down');
  await vi.advanceTimersByTimeAsync(RETRY_MS - 1);
  expect([page.failures, page.pending.length]).toEqual([['down'], 1]);
  await vi.advanceTimersByTimeAsync(1);
  await page.answer({ number: 7, total: 10 });
  page.hear({ number: 8, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  await page.fail('down again');
  page.hear({ number: 9, added: 3 });
  expect(page.state()?.total).toBe(13);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await page.answer({ number: 9, total: 13 });
  expect(page.state()).toEqual({ total: 13, stale: false });
  expect(page.failures).toEqual(['down', 'down again']);
});

it('tells that no more events will come', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  page.subscriptions[0]?.onLost();
  expect(page.told.lost).toBe(1);
});

it('says nothing more once it is stopped, whatever is on its way', async () => {
  const page = start();
  await page.answer({ number: 7, total: 10 });
  page.hear({ number: 8, added: null });
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  page.stop();
  expect([page.pending.at(-1)?.signal.aborted, page.unsubscribe.mock.calls.length]).toEqual([true, 1]);
  const before = page.states.length;
  await page.answer({ number: 8, total: 20 });
  page.hear({ number: 9, added: 1 });
  page.subscriptions[0]?.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([page.states.length, page.failures, page.told.lost, page.pending.length]).toEqual([before, [], 0, 2]);
});
