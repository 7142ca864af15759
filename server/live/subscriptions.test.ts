/** Subscribing and unsubscribing while a reading is under way. */
import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import type { Database } from '../database/database.ts';
import { appendEvents } from './log.ts';
import { createSubscriptions, type Subscriber } from './subscriptions.ts';

const within = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** A subscriber that records the numbers of its events. */
function reader(): Subscriber & { readonly heard: number[] } {
  const heard: number[] = [];
  return { heard, events: (rows) => void heard.push(...rows.map(({ number }) => number)), gone: () => undefined };
}

describe.each(testDatabases)('watching on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  /** Wraps the database with hooks before each query and before each result. */
  const watched = (onQuestion: () => void, onAnswer: (rows: readonly object[]) => void | Promise<void>): Database => {
    const telling: KyselyPlugin = {
      transformQuery({ node }) {
        onQuestion();
        return node;
      },
      async transformResult({ result }) {
        await onAnswer(result.rows);
        return result;
      },
    };
    return { ...app.database, query: app.database.query.withPlugin(telling) };
  };

  test('who comes back during a reading that begins further on misses nothing', async () => {
    const { id, code } = await app.session();
    for (let player = 0; player < 4; player += 1) await app.player(code);
    const returning = reader();
    const present = reader();
    const database = watched(
      () => undefined,
      (rows) => {
        const isReading = rows.some((row) => 'number' in row);
        if (isReading && subscriptions.subscribers() === 1) subscriptions.subscribe(id, 0, returning);
      },
    );
    const subscriptions = createSubscriptions(database, (error) => expect.unreachable(String(error)));
    subscriptions.subscribe(id, 3, present);
    await within(() => expect(returning.heard).toEqual([1, 2, 3, 4]));
    expect(present.heard).toEqual([4]);
    await subscriptions.close();
  });

  test('who asks for all that ever happened keeps no news from the others, nor one another from theirs', async () => {
    const { id, code } = await app.session();
    await app.player(code);
    const happen = (times: number) =>
      app.database.query.transaction().execute(async (transaction) => {
        const newEvent = { session: id, kind: 'setup', at: '2026-11-21T09:00:00.000Z' } as const;
        await appendEvents(
          transaction,
          app.database.kind,
          Array.from({ length: times }, () => newEvent),
        );
      });
    await happen(3_000);
    const [asking, alsoAsking, present] = [reader(), reader(), reader()];
    const heardBefore: Record<string, readonly number[]> = {};
    /** A subscriber that records how many events the others had received at the time of its first event. */
    const noting = (name: string, own: Subscriber): Subscriber => ({
      ...own,
      events(rows) {
        heardBefore[name] ??= [asking.heard.length, alsoAsking.heard.length];
        own.events(rows);
      },
    });
    const subscriptions = createSubscriptions(app.database, (error) => expect.unreachable(String(error)));
    await happen(1);
    subscriptions.subscribe(id, 0, asking);
    subscriptions.subscribe(id, 1_000, noting('also asking', alsoAsking));
    subscriptions.subscribe(id, 3_001, noting('present', present));
    await within(() => {
      expect(asking.heard).toEqual(Array.from({ length: 3_002 }, (_, index) => index + 1));
      expect(alsoAsking.heard).toEqual(asking.heard.slice(1_000));
      expect(present.heard).toEqual([3_002]);
    });
    expect(heardBefore).toEqual({ present: [0, 0], 'also asking': [500, 0] });
    await subscriptions.close();
  });

  test('is over only when what was being read is read', async () => {
    const { id, code } = await app.session();
    await app.player(code);
    const happened: string[] = [];
    let closing: Promise<unknown> | undefined;
    const database = watched(
      () => undefined,
      async (rows) => {
        if (!rows.some((row) => 'number' in row)) return;
        closing = subscriptions.close().then(() => happened.push('over'));
        for (let turn = 0; turn < 3; turn += 1) await setImmediate();
        happened.push('read');
      },
    );
    const subscriptions = createSubscriptions(database, (error) => expect.unreachable(String(error)));
    const leave = subscriptions.subscribe(id, 0, { events: () => undefined, gone: () => leave() });
    await within(() => expect(closing).toBeDefined());
    await closing;
    expect(happened).toEqual(['read', 'over']);
    const late = vi.fn();
    subscriptions.subscribe(id, 0, { events: () => undefined, gone: late });
    await within(() => expect(late).toHaveBeenCalledOnce());
  });

  test('once the last reader has left, nothing is asked any more', async () => {
    const { id } = await app.session();
    let asked = 0;
    let answered = () => {};
    const look = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const database = watched(
      () => {
        asked += 1;
      },
      () => answered(),
    );
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const subscriptions = createSubscriptions(database, (error) => expect.unreachable(String(error)));
      const leave = subscriptions.subscribe(id, 0, reader());
      vi.advanceTimersToNextTimer();
      await look;
      await setImmediate();
      leave();
      vi.advanceTimersByTime(10_000);
      expect(asked).toBe(1);
      await subscriptions.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
