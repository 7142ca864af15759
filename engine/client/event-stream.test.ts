/** Exactly-once delivery across proxies that buffer or cut a stream, and across lost connections. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_INTERVAL_MS } from '#schemas/constants.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { readEventStream } from './event-stream.ts';

interface Event {
  readonly number: number;
}

type Behaviour = 'open' | 'held' | 'silent' | 'cut' | 'broken' | 'refused' | 'busy' | 'gone' | 'astray';

/** A server with numbered events, and a scripted network fault for each connection. */
function createLine(behaviourOf: (connection: number) => Behaviour) {
  let last = 0;
  const open = new Set<{ name(name: string, data: unknown): void; say(): void; end(): void; fail(): void }>();
  const seen: string[] = [];
  const after = (path: string) => Number(new URL(path, 'http://site.example').searchParams.get('after'));
  const between = (from: number) => Array.from({ length: last - from }, (_, index) => ({ number: from + index + 1 }));

  const stream = (from: number, behaviour: Behaviour, signal: AbortSignal): Response => {
    const encoder = new TextEncoder();
    let position = from;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        let over = false;
        const close = (work: () => void) => {
          if (over) return;
          over = true;
          clearInterval(beats);
          open.delete(connection);
          work();
        };
        const connection = {
          name: (name: string, data: unknown) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
          say() {
            if (behaviour === 'silent') return;
            for (const { number } of between(position)) write(`id: ${number}\ndata: {"number":${number}}\n\n`);
            position = last;
          },
          end: () => close(() => controller.close()),
          fail: () => close(() => controller.error(new TypeError('network error'))),
        };
        const beats = setInterval(() => behaviour !== 'silent' && write(': heartbeat\n\n'), HEARTBEAT_INTERVAL_MS);
        open.add(connection);
        signal.addEventListener('abort', () => close(() => controller.error(signal.reason)));
        write(`id: ${from}\nevent: hello\ndata: {"last":${from}}\n\n`);
        connection.say();
        if (behaviour === 'cut') setTimeout(connection.end, 2_000);
        if (behaviour === 'broken') setTimeout(connection.fail, 2_000);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  let connections = 0;
  const call: Call = async (_method, path, options = {}) => {
    const { accept, signal = new AbortController().signal, read } = options;
    if (accept) connections += 1;
    const behaviour = accept ? behaviourOf(connections) : 'open';
    seen.push(`${accept ? 'stream' : 'list'} ${after(path)}`);
    if (behaviour === 'busy') throw new ApiError(503, '', 'busy');
    if (behaviour === 'gone') throw new ApiError(401, 'Votre connexion a expiré.', 'invalid-token');
    if (behaviour === 'astray') throw new ApiError(404, '');
    if (behaviour === 'refused') throw new ApiError(0, '', 'network');
    if (behaviour === 'held')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError(0, '', 'network'))));
    const from = after(path);
    const reply = accept
      ? stream(from, behaviour, signal)
      : Response.json({ last: Math.min(last, from + 50), events: between(from).slice(0, 50), more: last > from + 50 });
    const reading = read ? read(reply) : reply.json();
    return reading.catch((error: unknown) => {
      if (options.signal?.aborted) throw options.signal.reason;
      throw error instanceof ApiError ? error : new ApiError(0, '', 'network');
    });
  };
  return {
    call,
    seen,
    streams: () => open.size,
    /** Sends a named event. */
    name(name: string, data: unknown) {
      for (const connection of open) connection.name(name, data);
    },
    happen(count = 1) {
      last += count;
      for (const connection of open) connection.say();
    },
    restart() {
      for (const { fail } of [...open]) fail();
    },
  };
}

let heard: number[];
let ending: AbortController;
const start = (line: { readonly call: Call }, after = 0) =>
  readEventStream<Event>({
    call: line.call,
    path: '/session/events',
    after,
    signal: ending.signal,
    onBatch: ({ events }) => heard.push(...events.map(({ number }) => number)),
  });
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  ending = new AbortController();
});
afterEach(async () => {
  ending.abort();
  await pass(1);
  vi.useRealTimers();
});

describe('a stream', () => {
  test('brings each event as it happens, over one connection', async () => {
    const line = createLine(() => 'open');
    void start(line);
    await pass(10);
    for (let index = 0; index < 5; index += 1) {
      line.happen();
      await pass(10);
      expect(heard).toEqual(upTo(index + 1));
    }
    await pass(10 * 60_000);
    expect(line.seen).toEqual(['stream 0']);
  });

  test('brings named events beside the numbered ones, and goes on after the same number', async () => {
    const line = createLine(() => 'open');
    const onBatch = vi.fn();
    void readEventStream<Event>({ call: line.call, path: '/session/events', after: 4, signal: ending.signal, onBatch });
    await pass(10);
    onBatch.mockClear();
    line.name('fleet', { found: 3 });
    await pass(10);
    expect(onBatch.mock.calls).toEqual([[{ from: 4, last: 4, events: [], named: [{ name: 'fleet', data: { found: 3 } }] }]]);
  });

  test('is told of as alive with every heartbeat, to those who share it', async () => {
    const line = createLine(() => 'open');
    const onBatch = vi.fn();
    void readEventStream<Event>({ call: line.call, path: '/session/events', after: 4, signal: ending.signal, onBatch });
    await pass(10);
    onBatch.mockClear();
    await pass(3 * HEARTBEAT_INTERVAL_MS);
    expect(onBatch.mock.calls).toEqual(Array(3).fill([{ from: 4, last: 4, events: [] }]));
  });

  test('goes on after the last number when the server starts again', async () => {
    const line = createLine(() => 'open');
    void start(line);
    await pass(10);
    line.happen(3);
    await pass(30_000);
    line.restart();
    line.happen(2);
    // Jitter, so that the pages of a room do not reconnect at the same time.
    await pass(400);
    expect(line.streams()).toBe(0);
    await pass(1_600);
    expect(heard).toEqual(upTo(5));
    expect(line.seen).toEqual(['stream 0', 'stream 3']);
  });

  test('waits longer and longer for a network that is gone, and is a stream again when it is back', async () => {
    let back = false;
    const line = createLine(() => (back ? 'open' : 'refused'));
    void start(line);
    await pass(60_000);
    expect(line.seen.length).toBeGreaterThan(5);
    expect(line.seen.length).toBeLessThan(20);
    back = true;
    line.happen(4);
    await pass(10_000);
    expect(heard).toEqual(upTo(4));
    expect(line.streams()).toBe(1);
    // A success resets the backoff: the next wait is short again.
    back = false;
    line.restart();
    await pass(1_200);
    back = true;
    await pass(2_100);
    expect(line.streams()).toBe(1);
  });

  test('that a machine slept through is opened again, and nothing is asked for instead', async () => {
    const line = createLine((connection) => (connection <= 3 ? 'silent' : 'open'));
    void start(line);
    for (let night = 0; night < 3; night += 1) {
      await pass(10);
      vi.setSystemTime(Date.now() + 8 * 3_600_000);
      await pass(26_000);
    }
    line.happen(7);
    await pass(10);
    expect(heard).toEqual(upTo(7));
    expect(line.seen).toEqual(Array(4).fill('stream 0'));
  });

  test.each([
    ['open', 10],
    ['broken', 2_100],
    ['busy', 100],
  ] as const)('that is given up while it is %s leaves nothing behind', async (behaviour, after) => {
    const line = createLine(() => behaviour);
    const following = start(line);
    await pass(after);
    ending.abort();
    await expect(following).resolves.toBeUndefined();
    expect([line.streams(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('in whose place something else answers is no sign of life', async () => {
    let page: object | null = null;
    const call: Call = async (_method, _path, { read } = {}) => {
      if (read) return read(new Response('<h1>Portail</h1>'));
      if (page === null) throw new ApiError(502, '');
      return page as never;
    };
    const onBatch = vi.fn();
    void readEventStream<Event>({ call, path: '/session/events', after: 0, signal: ending.signal, onBatch });
    await pass(5_000);
    expect(onBatch).not.toHaveBeenCalled();
    page = { events: [], last: 7, more: false };
    await pass(15_000);
    expect(onBatch, 'once plain calls come through').toHaveBeenCalledWith(expect.objectContaining({ last: 7 }));
  });

  test('is opened again after a proxy answered in the place of a server that starts again', async () => {
    const line = createLine((connection) => (connection <= 2 ? 'astray' : 'open'));
    void start(line);
    line.happen(3);
    await pass(5_000);
    expect(heard).toEqual(upTo(3));
    expect(line.streams()).toBe(1);
  });

  test('ends for good when the login has ended', async () => {
    const line = createLine(() => 'gone');
    await expect(start(line)).rejects.toMatchObject({ status: 401 });
    await pass(60_000);
    expect(line.seen).toHaveLength(1);
  });
});

describe('where streams do not come through', () => {
  test.each([
    ['a proxy holds everything back', 'held', 8_000, 1],
    ['a proxy holds back what follows the beginning', 'silent', 51_000, 2],
    ['something cuts every stream', 'cut', 12_000, 3],
    ['something breaks every stream', 'broken', 12_000, 3],
    ['the server has too many', 'busy', 2_000, 1],
  ] as const)(
    '%s: the page asks every two seconds, and seldom tries a stream again',
    async (_, behaviour, noticedAfter, streams) => {
      let back = false;
      const line = createLine(() => (back ? 'open' : behaviour));
      void start(line);
      await pass(noticedAfter);
      line.happen(120);
      await pass(2_500);
      expect(heard).toEqual(upTo(120));
      const tried = () => line.seen.filter((each) => each.startsWith('stream')).length;
      await pass(110_000);
      expect(tried()).toBe(streams);
      await pass(1_390_000);
      // Streams are tried again after two, four and eight minutes, each wait up to half as long again.
      expect(tried()).toBe(streams + 3);
      line.happen();
      // A proxy that holds back everything after the first bytes is detected after 25 s.
      await pass(30_000);
      expect(heard).toEqual(upTo(121));
      // Streams work from here on: without the proxy, or with a server that is not busy.
      back = true;
      await pass(1_500_000);
      const polled = line.seen.length;
      line.happen();
      await pass(10);
      expect(heard).toEqual(upTo(122));
      expect([line.streams(), line.seen.length]).toEqual([1, polled]);
    },
  );
});

const steps = fc.array(
  fc.record({
    behaviour: fc.constantFrom<Behaviour>('open', 'open', 'held', 'silent', 'cut', 'broken', 'refused', 'busy'),
    happens: fc.nat(80),
    wait: fc.integer({ min: 0, max: 40_000 }),
    restarts: fc.boolean(),
  }),
  { maxLength: 12 },
);

test('whatever the line does, every event is heard once and in order', () =>
  fc.assert(
    fc.asyncProperty(steps, async (days) => {
      heard = [];
      ending.abort();
      ending = new AbortController();
      const line = createLine((connection) => days[connection - 1]?.behaviour ?? 'open');
      void start(line);
      let total = 0;
      for (const { happens, wait, restarts } of days) {
        await pass(wait);
        if (restarts) line.restart();
        line.happen(happens);
        total += happens;
      }
      await pass(120_000);
      expect(heard).toEqual(upTo(total));
    }),
    { numRuns: 60 },
  ));
