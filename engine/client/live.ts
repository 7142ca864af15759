/**
 * Subscription of a page to a session's events, with leader election among tabs (Web Locks, BroadcastChannel): the tabs of one browser
 * share one stream, as HTTP/1.1 allows six connections to a site.
 */

import { HEARTBEAT_INTERVAL_MS, MAX_MISSED_HEARTBEATS } from '#schemas/constants.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { askOnce, type Batch, type NamedEvent, readEventStream } from './event-stream.ts';

export interface SubscribeOptions<E> {
  /** Client with the token that the path needs. */
  readonly call: Call;
  /** Token that identifies the reader: only tabs with the same token share a stream. */
  readonly token: () => string | null;
  /** `/session/events`, `/admin/sessions/:id/events` or `/projector/events`. */
  readonly path: string;
  /** Number of the last event in the page's snapshot. */
  readonly after: number;
  /** Events in order, each once. */
  readonly onEvents: (events: readonly E[]) => void;
  /** Named events, after the numbered ones that came with them. */
  readonly onNamed?: (event: NamedEvent) => void;
  /** Called when another tab streams for this one, and has had the named events with which a stream opens. */
  readonly onFollowing?: () => void;
  /** Called when the subscription is over: the login has ended, or the session was deleted. */
  readonly onLost?: () => void;
}

/** Milliseconds after which a hidden page closes its own stream, where tabs cannot share one. */
const HIDDEN_FOR = 30_000;
/** Milliseconds without a broadcast after which a page takes the leader tab for frozen. */
const LEADER_SILENCE = HEARTBEAT_INTERVAL_MS * (MAX_MISSED_HEARTBEATS + 1);

/** Subscribes to a session's events. @returns the function that unsubscribes */
export function subscribeToEvents<E extends { readonly number: number }>(options: SubscribeOptions<E>): () => void {
  const { call, path, token, onEvents, onNamed = () => undefined, onFollowing = () => undefined, onLost } = options;
  const ending = new AbortController();
  let position = options.after;

  const onBatch = ({ from, last, events, named = [] }: Batch<E>) => {
    if (ending.signal.aborted) return;
    // After a gap, which a failed catch-up left, no events are taken: the next batch fetches them together with the missing ones.
    if (from <= position) {
      const news = events.filter(({ number }) => number > position);
      position = Math.max(position, last);
      if (news.length > 0) onEvents(news);
    }
    named.forEach(onNamed);
  };
  const lost = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    onLost?.();
  };
  /** Opens a stream in this tab, until the signal aborts it. */
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
      // The stream, or the next batch, fetches these events again.
    }
  };

  // Web Locks need a secure context (https or localhost); a room's own network may be plain http.
  if (!('locks' in navigator)) whileVisible(ending.signal, lead);
  else {
    void fingerprint(token() ?? '')
      .then((login) =>
        share<E>({
          name: `vigie ${path} ${login}`,
          signal: ending.signal,
          position: () => position,
          onBatch,
          onFollowing,
          catchUp,
          lead,
        }),
      )
      .catch((error: unknown) => {
        // Firefox refuses channels and locks (SecurityError) where cookies are blocked.
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
  readonly onFollowing: () => void;
  /** Polls until all events after the position are read. */
  readonly catchUp: () => Promise<void>;
  readonly lead: (signal: AbortSignal, tell?: (batch: Batch<E>) => void) => Promise<void>;
}

/**
 * Leader election: the tab that holds the lock opens the stream and broadcasts to the others; when it closes, the next tab gets the lock.
 * Rejects with a `DOMException` where the browser refuses channels or locks.
 */
async function share<E>({ name, signal, position, onBatch, onFollowing, catchUp, lead }: Sharing<E>): Promise<void> {
  const channel = new BroadcastChannel(name);
  let alone: AbortController | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stopAlone = () => {
    clearTimeout(silence);
    alone?.abort();
  };
  /** If the leader tab is frozen while it holds the lock, this tab opens its own stream until the leader broadcasts again. */
  const waitForLeader = () => {
    stopAlone();
    silence = setTimeout(() => {
      alone = new AbortController();
      void lead(alone.signal);
    }, LEADER_SILENCE);
  };
  let heard: Promise<void> = Promise.resolve();
  /**
   * Reads the events between the page's snapshot and now, which another leader has broadcast already. A leading tab gets them from its own
   * stream.
   */
  const catchUpUnlessLeading = async () => {
    const { pending = [] } = await navigator.locks.query();
    if (!pending.some((request) => request.name === name)) return;
    onFollowing();
    await catchUp();
  };
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
        const led = navigator.locks.request(name, { signal }, async () => {
          stopAlone();
          await lead(leading.signal, (batch) => channel.postMessage(batch));
        });
        // The browser answers in order: by then, the request for the lock was granted or is pending.
        heard = heard.then(catchUpUnlessLeading);
        await Promise.all([led, heard]);
      } catch (error) {
        // The wait for the lock was aborted; or Safari took away the lock, or the request for it, as the page entered the back/forward
        // cache, and has restored the page since.
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

/** Fallback without sharing: a stream of this tab while the page is visible, and a little longer. */
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

/** One-way hash of a token, to name locks and channels by login. */
async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
