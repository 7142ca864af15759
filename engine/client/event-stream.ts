/**
 * Client of server-sent events: delivers numbered events once each and in order, across reconnections. The stream resumes by number; where
 * a proxy buffers or cuts streams, the client falls back to polling.
 */
import { createParser } from 'eventsource-parser';
import { HEARTBEAT_INTERVAL_MS, MAX_MISSED_HEARTBEATS } from '#schemas/constants.ts';
import type { EventsPage } from '#schemas/live.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { backoffMs } from './keep-trying.ts';
import { pause } from './pause.ts';

export interface Batch<E> {
  /** Number after which the batch begins (`from`), and number of the last event that it covers (`last`). */
  readonly from: number;
  readonly last: number;
  readonly events: readonly E[];
  /** Named events, which only a stream brings; absent without any. */
  readonly named?: readonly NamedEvent[];
}

/** A server-sent event with a name and without a number: the present state of something, which a later one of this name replaces. */
export interface NamedEvent {
  readonly name: string;
  readonly data: unknown;
}

interface EventStreamOptions<E> {
  readonly call: Call;
  readonly path: string;
  readonly after: number;
  readonly signal: AbortSignal;
  /** Also called with empty batches, as a heartbeat. */
  readonly onBatch: (batch: Batch<E>) => void;
}

/** Milliseconds within which a stream must begin; otherwise a proxy is assumed to buffer it. */
const FIRST_BYTE_TIMEOUT_MS = 8_000;
const IDLE_TIMEOUT_MS = HEARTBEAT_INTERVAL_MS * (MAX_MISSED_HEARTBEATS + 0.5);
/** Milliseconds between two polls, where streams do not work. */
const POLL_INTERVAL_MS = 2_000;
/** Exponential backoff in milliseconds: after a stream that ended, and at most. */
const RETRY_FIRST = 500;
const RETRY_MOST = 10_000;
/** Number of consecutive streams cut before two heartbeats, after which the client polls: a proxy cuts all of them. */
const MAX_CUT = 3;
/**
 * Milliseconds for which the client polls before it tries a stream again: at first, and at most; doubled each time that no stream holds. A
 * busy server looks like a proxy that buffers. If thousands of pages polled for good because of one busy minute, the server would stay
 * busy.
 */
const POLL_FOR_FIRST = 120_000;
const POLL_FOR_MOST = 3_600_000;
/** Timeout of a stream in milliseconds, a day: streams have no end of their own. */
const STREAM_TIMEOUT_MS = 24 * 3_600_000;

/** How a stream ended: closed by the other side, no first byte or another content type, idle timeout, or this machine slept meanwhile. */
type StreamEnd = 'ended' | 'never-began' | 'silent' | 'slept';

/** Resolves when the signal is aborted. Rejects with an `ApiError` when the server says that the reader has lost access (401, 403, 404). */
export async function readEventStream<E extends { readonly number: number }>(options: EventStreamOptions<E>): Promise<void> {
  const { call, path, signal, onBatch } = options;
  let position = options.after;
  let pollUntil = Number.NEGATIVE_INFINITY;
  let pollFor = POLL_FOR_FIRST;
  let failures = 0;
  let cut = 0;
  let silent = 0;

  const deliver = (events: readonly E[], last: number, named: readonly NamedEvent[] = []) => {
    failures = 0;
    const from = position;
    position = Math.max(position, last);
    const fresh = events.filter(({ number }) => number > from);
    onBatch({ from, last: position, events: fresh, ...(named.length > 0 ? { named } : {}) });
  };
  const ask = async () => {
    const { events, last, more } = await askOnce<E>({ call, path, after: position, signal });
    deliver(events, last);
    if (!more) await pause(POLL_INTERVAL_MS, signal);
  };
  const poll = () => {
    pollUntil = performance.now() + pollFor * (1 + Math.random() / 2);
    pollFor = Math.min(2 * pollFor, POLL_FOR_MOST);
  };
  const listen = async () => {
    const began = performance.now();
    const end = await streamOnce<E>({ call, path: `${path}?after=${position}`, signal, deliver, isNews: (id) => id >= position });
    const short = performance.now() - began < HEARTBEAT_INTERVAL_MS * MAX_MISSED_HEARTBEATS;
    cut = end === 'ended' && short ? cut + 1 : 0;
    silent = end === 'silent' ? silent + 1 : end === 'ended' && !short ? 0 : silent;
    if (end === 'never-began' || silent >= MAX_MISSED_HEARTBEATS || cut >= MAX_CUT) poll();
    else if (end === 'ended' && !short) pollFor = POLL_FOR_FIRST;
    if (end === 'ended') await pause(RETRY_FIRST * (1 + Math.random()), signal);
  };

  while (!signal.aborted) {
    const polling = performance.now() < pollUntil;
    try {
      await (polling ? ask() : listen());
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if ([401, 403, 404].some((status) => error.refused(status))) throw error;
      // 503: the server has reached its limit of streams, or is busy.
      if (error.status === 503 && !polling) poll();
      failures += 1;
      await pause(backoffMs(failures, RETRY_FIRST, RETRY_MOST), signal);
    }
  }
}

/** One poll: the events after a number. */
export function askOnce<E>({ call, path, after, signal }: Omit<EventStreamOptions<E>, 'onBatch'>): Promise<EventsPage<E>> {
  return call<EventsPage<E>>('GET', `${path}?after=${after}`, { signal });
}

interface StreamOptions<E> {
  readonly call: Call;
  readonly path: string;
  readonly signal: AbortSignal;
  readonly deliver: (events: readonly E[], last: number, named: readonly NamedEvent[]) => void;
  readonly isNews: (id: number) => boolean;
}

async function streamOnce<E>({ call, path, signal, deliver, isNews }: StreamOptions<E>): Promise<StreamEnd> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const guard = watchSilence(end);
  let isStream = true;
  try {
    await call('GET', path, {
      accept: 'text/event-stream',
      signal: ending.signal,
      timeoutMs: STREAM_TIMEOUT_MS,
      async read(reply) {
        const { body } = reply;
        // Another content type comes from a proxy, which would answer the next try in the same way.
        isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
        if (!body || !isStream) return body?.cancel();
        let events: E[] = [];
        let named: NamedEvent[] = [];
        let last = -1;
        const parser = createParser({
          onEvent({ id, event, data }) {
            if (event !== undefined && id === undefined) named.push({ name: event, data: JSON.parse(data) });
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
          // Delivered also without events, as a heartbeat for the tabs that share the stream.
          deliver(events, last, named);
          events = [];
          named = [];
          last = -1;
        }
      },
    });
    return isStream ? 'ended' : 'never-began';
  } catch (error) {
    if (!signal.aborted && guard.found() !== null) return guard.found() ?? 'silent';
    // A connection that broke within a line is a normal end: complete events are kept, and the next stream resumes after them.
    if (!signal.aborted && guard.began() && error instanceof ApiError && error.status === 0) return 'ended';
    throw error;
  } finally {
    guard.stop();
    signal.removeEventListener('abort', end);
  }
}

/** Idle timeout of a stream. A timer that fires much too late means that the machine slept, and not that a proxy buffers. */
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
