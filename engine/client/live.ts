/** What happens in a session, heard by a page. The tabs of one browser share one stream: HTTP/1.1 gives a site six connections. */

import { HEARTBEAT_INTERVAL_MS, MAX_MISSED_HEARTBEATS } from '#schemas/constants.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { askOnce, type Batch, readEventStream } from './event-stream.ts';

export interface SubscribeOptions<E> {
  /** With the token that the path needs. */
  readonly call: Call;
  /** Of whom the stream is: tabs of the same one share it, others hear nothing of it. */
  readonly token: () => string | null;
  /** `/session/events`, `/admin/sessions/:id/events` or `/projector/events`. */
  readonly path: string;
  /** Number that the page's own snapshot told. */
  readonly after: number;
  /** Events in order, each once. */
  readonly onEvents: (events: readonly E[]) => void;
  /** There is nothing more to hear: the login has ended, or the session is gone. */
  readonly onLost?: () => void;
}

/** Milliseconds after which a hidden page gives its own stream up, where none can be shared. */
const HIDDEN_FOR = 30_000;
/** Milliseconds of silence after which a page no longer waits for the tab that should tell it. */
const LEADER_SILENCE = HEARTBEAT_INTERVAL_MS * (MAX_MISSED_HEARTBEATS + 1);

/** @returns what ends it */
export function subscribeToEvents<E extends { readonly number: number }>(options: SubscribeOptions<E>): () => void {
  const { call, path, token, onEvents, onLost } = options;
  const ending = new AbortController();
  let position = options.after;

  const onBatch = ({ last, events }: Batch<E>) => {
    if (ending.signal.aborted) return;
    const news = events.filter(({ number }) => number > position);
    position = Math.max(position, last);
    if (news.length > 0) onEvents(news);
  };
  const lost = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    onLost?.();
  };
  /** An own stream, until the signal ends it. */
  const lead = (signal: AbortSignal, tell: (batch: Batch<E>) => void = () => undefined) =>
    readEventStream<E>({
      call,
      path,
      after: position,
      signal,
      onBatch(batch) {
        onBatch(batch);
        tell(batch);
      },
    }).catch(lost);

  const catchUp = async () => {
    try {
      for (let more = true; more; ) {
        const from = position;
        const page = await askOnce<E>({ call, path, after: from, signal: ending.signal });
        onBatch({ from, ...page });
        ({ more } = page);
      }
    } catch (error) {
      if (!(error instanceof ApiError) && !ending.signal.aborted) throw error;
      // The stream, or the next batch, comes back to it.
    }
  };

  // Web Locks are there on https and on localhost only; a room's own network may be plain http.
  if (!('locks' in navigator)) whileVisible(ending.signal, lead);
  else {
    void fingerprint(token() ?? '')
      .then((login) =>
        share<E>({ name: `vigie ${path} ${login}`, signal: ending.signal, position: () => position, onBatch, catchUp, lead }),
      )
      .catch((error: unknown) => {
        // Firefox refuses channels and locks (SecurityError) where cookies are refused.
        if (!(error instanceof DOMException)) throw error;
        if (!ending.signal.aborted) whileVisible(ending.signal, lead);
      });
  }
  return () => ending.abort();
}

interface Sharing<E> {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly position: () => number;
  readonly onBatch: (batch: Batch<E>) => void;
  /** Hears what came since the position, by asking. */
  readonly catchUp: () => Promise<void>;
  readonly lead: (signal: AbortSignal, tell?: (batch: Batch<E>) => void) => Promise<void>;
}

/**
 * One tab has the lock, streams, and tells the others; when it goes, the next one has it.
 * Rejects with a `DOMException` where the browser refuses channels or locks.
 */
async function share<E>({ name, signal, position, onBatch, catchUp, lead }: Sharing<E>): Promise<void> {
  const channel = new BroadcastChannel(name);
  let alone: AbortController | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stopAlone = () => {
    clearTimeout(silence);
    alone?.abort();
  };
  /** The tab that leads may be asleep with the lock in its hand: this one helps itself until it hears of it again. */
  const waitForLeader = () => {
    stopAlone();
    silence = setTimeout(() => {
      alone = new AbortController();
      void lead(alone.signal);
    }, LEADER_SILENCE);
  };
  // What happened between the page's snapshot and now, whoever streams.
  let heard = catchUp();
  channel.onmessage = ({ data }: MessageEvent<Batch<E>>) => {
    waitForLeader();
    heard = heard.then(async () => {
      if (data.from > position()) await catchUp();
      onBatch(data);
    });
  };
  try {
    while (!signal.aborted) {
      waitForLeader();
      const leading = new AbortController();
      const end = () => leading.abort();
      signal.addEventListener('abort', end);
      try {
        await navigator.locks.request(name, { signal }, async () => {
          stopAlone();
          await lead(leading.signal, (batch) => channel.postMessage(batch));
        });
      } catch (error) {
        // Ended while it waited for the lock; or Safari took the lock, or the place in the queue, away as one left the page, and shows
        // the same page again on the way back.
        if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
      } finally {
        end();
        signal.removeEventListener('abort', end);
      }
    }
  } finally {
    stopAlone();
    channel.close();
  }
}

/** A stream of one's own while the page can be seen, and a little longer. */
function whileVisible(signal: AbortSignal, lead: (signal: AbortSignal) => Promise<void>): void {
  let streaming: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    streaming?.abort();
    streaming = undefined;
  };
  const look = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(stop, HIDDEN_FOR);
    else if (!streaming) {
      streaming = new AbortController();
      void lead(streaming.signal);
    }
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', look);
    stop();
  });
  look();
}

/** The same for the same login, and no way back to its token. */
async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
