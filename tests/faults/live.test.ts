/** What readers hear while servers are killed and started again: what the ledger holds, each once, in its order. */
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createCall, withToken } from '#engine/client/call.ts';
import { readEventStream } from '#engine/client/event-stream.ts';
import type { ConsoleEvent, PlayerEvent } from '#schemas/live.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { rightAnswers, seedSession } from '../load/seed.ts';
import { ADMIN } from '../support/admin.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import type { TemporaryDatabase, TestDatabaseKind } from '../support/temporary-databases.ts';
import { testDatabases } from '../support/test-databases.ts';

const PLAYERS = 12;

let store: TemporaryDatabase | undefined;
let database: Database | undefined;
let servers: ServerProcess[] = [];
let ending = new AbortController();

afterEach(async () => {
  ending.abort();
  ending = new AbortController();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database?.close();
  await store?.drop();
});

/** A reader behind a balancer: each connection goes to a server of its choice, alive or not. */
function listen<E extends { readonly number: number }>(path: string, token: string, heard: E[]): void {
  let turn = heard.length;
  const balanced: ReturnType<typeof createCall> = (method, at, options) => {
    turn += 1;
    return createCall(servers[turn % servers.length]?.url ?? '')(method, at, options);
  };
  const call = withToken(
    balanced,
    () => token,
    () => undefined,
  );
  void readEventStream<E>({ call, path, after: 0, signal: ending.signal, onBatch: ({ events }) => void heard.push(...events) });
}

const [sqlite, postgres] = testDatabases;
const houses: readonly (readonly [string, TestDatabaseKind | undefined, number])[] = [
  ['one server on SQLite', sqlite, 1],
  ['three servers on one PostgreSQL', postgres, 3],
];

test.each(houses)(
  '%s: killed again and again, they lose and double nothing',
  async (_, kind, count) => {
    if (!kind) throw new Error('this database is missing');
    store = await kind.create();
    const { url } = store;
    servers = await Promise.all(Array.from({ length: count }, () => startServer(url, inject('built').server)));
    database = await openDatabase(url);
    const stored = database;
    const { session, players } = await seedSession(database, PLAYERS, PLAYERS);
    const work = await rightAnswers(database, players);
    const [first] = servers;
    const signedIn = await createCall(first?.url ?? '')<{ token: string }>('POST', '/login', { body: ADMIN });

    const heardByFacilitators: ConsoleEvent[][] = [[], []];
    const hub: PlayerEvent[] = [];
    for (const heard of heardByFacilitators) listen(`/admin/sessions/${session}/events`, signedIn.token, heard);
    listen('/session/events', players[0]?.token ?? '', hub);

    let next = 0;
    let turn = 0;
    const play = async (): Promise<void> => {
      const job = work[next];
      next += 1;
      if (!job) return;
      const answer = next % 3 === 0 ? 'faux' : job.answer;
      await vi.waitFor(
        () => {
          turn += 1;
          const call = createCall(servers[turn % servers.length]?.url ?? '');
          return call('POST', `/challenges/${job.key}/attempts`, { body: { answer }, token: job.token });
        },
        // Killed meanwhile: what was not acknowledged may be written or not, and is sent again.
        { timeout: 30_000, interval: 100 },
      );
      return play();
    };
    const playing = Promise.all([1, 2, 3, 4].map(play));
    for (let round = 0; round < 2; round += 1) {
      const before = next;
      await vi.waitFor(() => expect(next).toBeGreaterThan(Math.min(before + 30, work.length)), { timeout: 30_000 });
      const victim = servers[round % servers.length];
      await victim?.end('SIGKILL');
      servers[round % servers.length] = await startServer(url, inject('built').server);
    }
    await playing;

    const events = await stored.query
      .selectFrom('session_events')
      .select(['number', 'kind', 'participant', 'challenge'])
      .where('session', '=', session)
      .orderBy('number')
      .execute();
    const last = events.at(-1)?.number ?? 0;
    expect(events.map(({ number }) => number)).toEqual(events.map((_event, index) => index + 1));
    for (const heard of heardByFacilitators) {
      await vi.waitFor(() => expect(heard.at(-1)?.number).toBe(last), { timeout: 40_000 });
      expect(heard.map(({ number, kind, participant, challenge }) => ({ number, kind, participant, challenge }))).toEqual(events);
    }
    const solves = await stored.query
      .selectFrom('score_events')
      .select(['participant', 'challenge'])
      .where('kind', '=', 'solve')
      .execute();
    const name = (row: { readonly participant: string | null; readonly challenge: string | null }) =>
      `${row.participant} ${row.challenge}`;
    expect(
      events
        .filter(({ kind: each }) => each === 'solve')
        .map(name)
        .sort(),
    ).toEqual(solves.map(name).sort());
    expect(solves.length).toBeGreaterThan(50);
    // Other players' wrong answers, of which many may come last, are not told to a hub.
    const lastSolve = events.findLast(({ kind: each }) => each === 'solve')?.number;
    await vi.waitFor(() => expect(hub.at(-1)?.number).toBe(lastSolve), { timeout: 40_000 });
    expect(hub.map(({ number }) => number)).toEqual([...new Set(hub.map(({ number }) => number))].sort((a, b) => a - b));
  },
  180_000,
);
