/**
 * Hears of numbered events, each once and in order, whatever the connection does: as a stream that is resumed by number, or by asking
 * again and again where something between here and the server holds streams back.
 */
import { createParser } from 'eventsource-parser';
import { HEARTBEAT_INTERVAL_MS, MAX_MISSED_HEARTBEATS } from '#schemas/constants.ts';
import type { EventsPage } from '#schemas/live.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

export interface Batch<E> {
  /** Number after which it begins, and of the last event that it covers. */
  readonly from: number;
  readonly last: number;
  readonly events: readonly E[];
}

export interface EventStreamOptions<E> {
  readonly call: Call;
  readonly path: string;
  readonly after: number;
  readonly signal: AbortSignal;
  /** Also called without events, as a sign of life. */
  readonly onBatch: (batch: Batch<E>) => void;
}

/** Milliseconds in which a stream must have begun, and after which silence means that it is held back. */
const FIRST_BYTE_TIMEOUT_MS = 8_000;
const IDLE_TIMEOUT_MS = HEARTBEAT_INTERVAL_MS * (MAX_MISSED_HEARTBEATS + 0.5);
/** Milliseconds between two questions where no stream comes through. */
const POLL_INTERVAL_MS = 2_000;
/** Milliseconds to wait after the first failure, and at most. */
const RETRY_FIRST = 500;
const RETRY_MOST = 10_000;
/** So many streams one after the other that were cut before two heartbeats: something cuts all of them. */
const MAX_CUT = 3;
/** A day: a stream has no end of its own. */
const STREAM_TIMEOUT_MS = 24 * 3_600_000;

/** How a stream ended: its other side ended it, nothing came for too long, or this machine slept meanwhile. */
type StreamEnd = 'ended' | 'never-began' | 'silent' | 'slept';

/** Resolves when the signal ends it. Rejects with an `ApiError` when the reader may hear no more (401, 403, 404). */
export async function readEventStream<E extends { readonly number: number }>(options: EventStreamOptions<E>): Promise<void> {
  const { call, path, signal, onBatch } = options;
  let position = options.after;
  let asking = false;
  let failures = 0;
  let cut = 0;
  let silent = 0;

  const deliver = (events: readonly E[], last: number) => {
    failures = 0;
    const from = position;
    position = Math.max(position, last);
    onBatch({ from, last: position, events: events.filter(({ number }) => number > from) });
  };
  const ask = async () => {
    const { events, last, more } = await askOnce<E>({ call, path, after: position, signal });
    deliver(events, last);
    if (!more) await pause(POLL_INTERVAL_MS, signal);
  };
  const listen = async () => {
    const began = performance.now();
    const end = await streamOnce<E>({ call, path: `${path}?after=${position}`, signal, deliver, isNews: (id) => id >= position });
    const short = performance.now() - began < HEARTBEAT_INTERVAL_MS * MAX_MISSED_HEARTBEATS;
    cut = end === 'ended' && short ? cut + 1 : 0;
    silent = end === 'silent' ? silent + 1 : end === 'ended' && !short ? 0 : silent;
    asking = end === 'never-began' || silent >= MAX_MISSED_HEARTBEATS || cut >= MAX_CUT;
    if (end === 'ended') await pause(RETRY_FIRST * (1 + Math.random()), signal);
  };

  while (!signal.aborted) {
    try {
      await (asking ? ask() : listen());
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if ([401, 403, 404].includes(error.status)) throw error;
      // The server has as many streams as it can bear.
      if (error.status === 503) asking = true;
      failures += 1;
      await pause(Math.min(RETRY_MOST, RETRY_FIRST * 2 ** Math.min(failures, 8)) * (0.5 + Math.random() / 2), signal);
    }
  }
}

/** One list of what came after a number. */
export function askOnce<E>({ call, path, after, signal }: Omit<EventStreamOptions<E>, 'onBatch'>): Promise<EventsPage<E>> {
  return call<EventsPage<E>>('GET', `${path}?after=${after}`, { signal });
}

interface StreamOptions<E> {
  readonly call: Call;
  readonly path: string;
  readonly signal: AbortSignal;
  readonly deliver: (events: readonly E[], last: number) => void;
  readonly isNews: (id: number) => boolean;
}

async function streamOnce<E>({ call, path, signal, deliver, isNews }: StreamOptions<E>): Promise<StreamEnd> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const guard = watchSilence(end);
  try {
    await call('GET', path, {
      accept: 'text/event-stream',
      signal: ending.signal,
      timeoutMs: STREAM_TIMEOUT_MS,
      async read(reply) {
        const { body } = reply;
        // Something between here and the server answers in its place.
        if (!body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) throw new ApiError(502, '');
        let events: E[] = [];
        let last = -1;
        const parser = createParser({
          onEvent({ id, event, data }) {
            const number = Number(id);
            if (!Number.isInteger(number) || !isNews(number)) return;
            last = Math.max(last, number);
            if (event === undefined) events.push(JSON.parse(data));
          },
        });
        const reader = body.pipeThrough(new TextDecoderStream()).getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          guard.alive();
          parser.feed(value);
          // Without news too: the tabs that share the stream hear that it lives.
          deliver(events, last);
          events = [];
          last = -1;
        }
      },
    });
    return 'ended';
  } catch (error) {
    if (!signal.aborted && guard.found() !== null) return guard.found() ?? 'silent';
    // A line that breaks in the middle is an end like any other: what came is kept, and the next stream goes on after it.
    if (!signal.aborted && guard.began() && error instanceof ApiError && error.status === 0) return 'ended';
    throw error;
  } finally {
    guard.stop();
    signal.removeEventListener('abort', end);
  }
}

/** Ends a stream of which nothing is heard. A timer that comes much too late means that the machine slept, not that a proxy holds back. */
function watchSilence(end: () => void) {
  let found: StreamEnd | null = null;
  let began = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expect = (within: number, what: StreamEnd) => {
    clearTimeout(timer);
    const due = Date.now() + within;
    timer = setTimeout(() => {
      found = Date.now() - due > HEARTBEAT_INTERVAL_MS ? 'slept' : what;
      end();
    }, within);
  };
  expect(FIRST_BYTE_TIMEOUT_MS, 'never-began');
  return {
    alive() {
      began = true;
      expect(IDLE_TIMEOUT_MS, 'silent');
    },
    began: () => began,
    found: () => found,
    stop: () => clearTimeout(timer),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
