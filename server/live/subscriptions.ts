/**
 * Who listens to which session, and what is new in it. One query a session reads for everybody who listens to it in this process. The
 * table is the truth: it is looked at again and again while somebody listens, and at once when another process says that it wrote.
 */
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { CHANNEL, eventsAfter } from './log.ts';

/** Milliseconds between two looks. PostgreSQL tells of every write besides, unless a connection was lost. */
const POLL_INTERVAL_MS = { sqlite: 200, postgres: 1_000 } as const;
/** Milliseconds in which news of many writes become one look. */
const DEBOUNCE_MS = 50;
/** Rows that one look takes of a session. */
const MAX_ROWS = 500;

export interface Subscriber {
  /** What came after the last call, in order. */
  events(rows: readonly Tables['session_events'][]): void;
  /** The session is gone. */
  gone(): void;
}

export interface Subscriptions {
  /** @param after number of the last event that the listener knows @returns what ends it */
  subscribe(session: string, after: number, subscriber: Subscriber): () => void;
  /** How many listen. */
  subscribers(): number;
  close(): Promise<void>;
}

interface Subscribed {
  /** Of each listener, the last event that it was given; who was given something last is last. */
  readonly positions: Map<Subscriber, number>;
}

/** @param onFailure told of looks that failed; the next one makes up for them */
export function createSubscriptions(database: Database, onFailure: (error: unknown) => void): Subscriptions {
  const { query, kind } = database;
  const rooms = new Map<string, Subscribed>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next look comes. */
  let due = Number.POSITIVE_INFINITY;
  let looking = false;
  /** The last look, which may be over. */
  let lastLook: Promise<void> = Promise.resolve();
  let again = false;
  let hearing: Promise<() => Promise<void>> | undefined;
  let closed = false;

  /** @param from the number after which the rows were read */
  const deliver = (room: Subscribed, from: number, rows: readonly Tables['session_events'][]) => {
    const last = rows.at(-1)?.number ?? 0;
    for (const [subscriber, position] of room.positions) {
      // Who came meanwhile and knows less would miss what lies between: another reading begins there.
      if (position < from || position >= last) continue;
      // To the end: who has waited longest comes first.
      room.positions.delete(subscriber);
      room.positions.set(subscriber, last);
      subscriber.events(position === from ? rows : rows.filter(({ number }) => number > position));
    }
  };

  /**
   * What is new to those who know most, and a piece for one who comes from further back: anybody may ask for all that ever happened,
   * and the process answers everyone else meanwhile. @param head number of the last event
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
    // The last reader has gone since this look was planned.
    if (watched.length === 0) return;
    const heads = await query
      .selectFrom('sessions')
      .select(['id', 'last_event'])
      .where(
        'id',
        'in',
        watched.map(([session]) => session),
      )
      .execute();
    const known = new Map(heads.map(({ id, last_event }) => [id, last_event]));
    const readings: Promise<void>[] = [];
    for (const [session, room] of watched) {
      const head = known.get(session);
      if (head === undefined) for (const subscriber of [...room.positions.keys()]) subscriber.gone();
      else if ([...room.positions.values()].some((position) => position < head))
        readings.push(read(session, room, head).catch(onFailure));
    }
    await Promise.all(readings);
  };

  /** A look in so many milliseconds, unless one comes sooner; one that is under way is followed by another. */
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
      // Who comes while the server closes would keep it.
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
