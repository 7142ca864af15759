/**
 * Publish and subscribe by session. One query per session serves all its subscribers in this process. The table is the source of truth: it
 * is polled while there are subscribers, and read at once when another process notifies of a write.
 */
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { CHANNEL, eventsAfter } from './log.ts';

/** Milliseconds between two polls. PostgreSQL also notifies of every write (LISTEN/NOTIFY), except while the connection is lost. */
const POLL_INTERVAL_MS = { sqlite: 200, postgres: 1_000 } as const;
/** Debounce in milliseconds: notifications of several writes cause one poll. */
const DEBOUNCE_MS = 50;
/** Maximum number of rows of one session in one poll. */
const MAX_ROWS = 500;

export interface Subscriber {
  /** Events since the last call, in order. */
  events(rows: readonly Tables['session_events'][]): void;
  /** Called when the session was deleted, or the server closes. */
  gone(): void;
}

export interface Subscriptions {
  /** @param after number of the last event that the subscriber has got @returns a function that unsubscribes */
  subscribe(session: string, after: number, subscriber: Subscriber): () => void;
  /** Number of subscribers. */
  subscribers(): number;
  close(): Promise<void>;
}

interface Subscribed {
  /** Subscriber → number of the last event it was given; ordered by time of that delivery, the least recent first. */
  readonly positions: Map<Subscriber, number>;
}

/** @param onFailure called with the error of a failed poll; the next poll covers it */
export function createSubscriptions(database: Database, onFailure: (error: unknown) => void): Subscriptions {
  const { query, kind } = database;
  const rooms = new Map<string, Subscribed>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the next poll. */
  let due = Number.POSITIVE_INFINITY;
  let looking = false;
  /** The latest poll, which may already be over. */
  let lastLook: Promise<void> = Promise.resolve();
  let again = false;
  let hearing: Promise<() => Promise<void>> | undefined;
  let closed = false;

  /**
   * Reads the new events for the subscribers that are up to date, and one page for one subscriber that is behind: it may have asked for the
   * whole log, which must not delay the others. @param head number of the last event
   */
  const read = async (session: string, room: Subscribed, head: number): Promise<void> => {
    const front = Math.max(...room.positions.values());
    const behind = [...room.positions.values()].find((position) => position < Math.min(front, head));
    for (const from of [front, behind]) {
      if (from === undefined || from >= head) continue;
      deliver(room, from, await eventsAfter(query, session, from, MAX_ROWS));
    }
    if ([...room.positions.values()].some((position) => position < head)) again = true;
  };

  const look = async (): Promise<void> => {
    const watched = [...rooms];
    // The last subscriber may leave before a planned poll.
    if (watched.length === 0) return;
    const known = await readHeads(
      query,
      watched.map(([session]) => session),
    );
    const readings: Promise<void>[] = [];
    for (const [session, room] of watched) {
      const head = known.get(session);
      if (head === undefined) for (const subscriber of [...room.positions.keys()]) subscriber.gone();
      else if ([...room.positions.values()].some((position) => position < head))
        readings.push(read(session, room, head).catch(onFailure));
    }
    await Promise.all(readings);
  };

  /** Plans a poll in so many milliseconds, unless one is planned sooner. A poll in progress is followed by another one. */
  const lookIn = (wait: number) => {
    if (closed || rooms.size === 0) return;
    const at = performance.now() + wait;
    if (looking) again = true;
    if (looking || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(async () => {
      due = Number.POSITIVE_INFINITY;
      looking = true;
      again = false;
      lastLook = look().catch(onFailure);
      await lastLook;
      looking = false;
      lookIn(again ? DEBOUNCE_MS : POLL_INTERVAL_MS[kind]);
    }, wait);
    timer.unref();
  };

  return {
    subscribe(session, after, subscriber) {
      const room = rooms.get(session) ?? { positions: new Map<Subscriber, number>() };
      room.positions.set(subscriber, after);
      rooms.set(session, room);
      // The subscription is refused, as one made while the server closes would keep it open.
      if (closed) queueMicrotask(() => subscriber.gone());
      else hearing ??= database.subscribe(CHANNEL, () => lookIn(DEBOUNCE_MS));
      lookIn(0);
      return () => {
        room.positions.delete(subscriber);
        if (room.positions.size === 0 && rooms.get(session) === room) rooms.delete(session);
      };
    },
    subscribers: () => [...rooms.values()].reduce((sum, { positions }) => sum + positions.size, 0),
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const { positions } of rooms.values()) for (const subscriber of [...positions.keys()]) subscriber.gone();
      await lastLook;
      await (await hearing)?.();
    },
  };
}

/** @param from number after which the rows were read */
function deliver(room: Subscribed, from: number, rows: readonly Tables['session_events'][]): void {
  const last = rows.at(-1)?.number ?? 0;
  for (const [subscriber, position] of room.positions) {
    // A subscriber with a lower number joined after this read began and would have a gap; the next read begins at its number.
    if (position < from || position >= last) continue;
    // The subscriber moves to the end (round robin): the next read serves the one that has waited longest.
    room.positions.delete(subscriber);
    room.positions.set(subscriber, last);
    subscriber.events(position === from ? rows : rows.filter(({ number }) => number > position));
  }
}

/** Number of the last event, by session; deleted sessions are absent. */
async function readHeads(query: Database['query'], sessions: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const heads = await query.selectFrom('sessions').select(['id', 'last_event']).where('id', 'in', sessions).execute();
  return new Map(heads.map(({ id, last_event }) => [id, last_event]));
}
