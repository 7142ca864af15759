/** PostgreSQL's primary is killed while a room plays, and its standby takes over (docs/operating.md, "Failover"). */
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createCall } from '#engine/client/call.ts';
import { readEventStream } from '#engine/client/event-stream.ts';
import type { ConsoleEvent } from '#schemas/live.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { rightAnswers, seedSession } from '../load/seed.ts';
import { ADMIN } from '../support/admin.ts';
import { type Line, lineTo } from '../support/cut-line.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicated-postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createPostgresDatabase } from '../support/temporary-databases.ts';

const PLAYERS = 12;
const ENOUGH = 40;

let pair: ReplicatedPostgres | undefined;
let line: Line | undefined;
let servers: readonly ServerProcess[] = [];
let database: Database | undefined;
let ending = new AbortController();

afterEach(async () => {
  ending.abort();
  ending = new AbortController();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database?.close();
  await line?.close();
  await pair?.stop();
});

const ready = async (server: ServerProcess | undefined) => (await fetch(`${server?.url}/readyz`)).status;

/**
 * How processes find whoever takes writes: the name leads elsewhere by and by, or DATABASE_URL has both servers, here the standby first.
 */
const ways: readonly (readonly [string, (line: URL, standby: URL) => string])[] = [
  ['a name that is led to it', (line) => line.href],
  ['both servers in DATABASE_URL', (line, standby) => line.href.replace('@', `@${standby.host},`)],
];

test.each(ways)(
  'the standby takes over from a killed primary, by %s: nothing acknowledged is lost, no process is started again',
  async (_, addressOf) => {
    pair = await startReplicatedPostgres(true);
    const { url } = await createPostgresDatabase(pair.primaryUrl);
    const promotedUrl = new URL(pair.standbyUrl);
    promotedUrl.pathname = new URL(url).pathname;
    line = await lineTo(url);
    const through = addressOf(new URL(line.url), promotedUrl);
    servers = await Promise.all([1, 2].map(() => startServer(through, inject('built').server)));
    database = await openDatabase(through);
    const { session, players } = await seedSession(database, PLAYERS, PLAYERS);
    const work = await rightAnswers(database, players);
    const calls = servers.map(({ url: host }) => createCall(host));
    const [call] = calls;
    if (!call) throw new Error('no server');
    const { token } = await call<{ token: string }>('POST', '/login', { body: ADMIN });
    const heard: ConsoleEvent[] = [];
    void readEventStream<ConsoleEvent>({
      call: (method, path, options) => call(method, path, { ...options, token }),
      path: `/admin/sessions/${session}/events`,
      after: 0,
      signal: ending.signal,
      onBatch: ({ events }) => void heard.push(...events),
    });

    const acknowledged: string[] = [];
    let next = 0;
    const play = async (): Promise<void> => {
      const job = work[next];
      const to = calls[next % calls.length];
      next += 1;
      if (!job || !to) return;
      // What was not acknowledged may be written or not, and is sent again.
      const { correct } = await vi.waitFor(
        () =>
          to<{ correct: boolean }>('POST', `/challenges/${job.key}/attempts`, { body: { answer: job.answer }, token: job.token }),
        { timeout: 30_000, interval: 100 },
      );
      if (correct) acknowledged.push(`${job.token} ${job.key}`);
      return play();
    };
    const playing = Promise.all([1, 2, 3, 4].map(play));
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(ENOUGH), { timeout: 30_000 });

    await pair.killPrimary();
    line.cut();
    expect(acknowledged.length).toBeLessThan(work.length);
    if (through === line.url) {
      // The name leads to the standby before it takes writes: it is refused, whatever it could tell.
      line.leadTo(promotedUrl.href);
      line.mend();
    }
    // Players go on asking: the standby is found, and not kept.
    await pair.standbyAsked(url);
    expect(await ready(servers[0])).toBe(503);
    await pair.promote();
    await Promise.all(
      servers.map((server) => vi.waitFor(async () => expect(await ready(server)).toBe(200), { timeout: 10_000 })),
    );
    await playing;

    expect(acknowledged).toHaveLength(work.length);
    await database.close();
    database = await openDatabase(promotedUrl.href);
    const stored = database;
    const solved = await stored.query
      .selectFrom('challenge_states')
      .select(['participant', 'challenge', 'points'])
      .where('solved_at', 'is not', null)
      .execute();
    const owner = new Map(players.map((player) => [player.token, player.id]));
    const named = acknowledged.map((entry) => entry.split(' ')).map(([own = '', key]) => `${owner.get(own)} ${key}`);
    expect(solved.map(({ participant, challenge }) => `${participant} ${challenge}`).sort()).toEqual(named.sort());
    const { points } = await stored.query
      .selectFrom('score_events')
      .select((eb) => eb.fn.sum('points').as('points'))
      .executeTakeFirstOrThrow();
    expect(Number(points)).toBe(solved.reduce((sum, row) => sum + (row.points ?? 0), 0));
    const events = await stored.query
      .selectFrom('session_events')
      .select(['number', 'kind', 'participant', 'challenge'])
      .where('session', '=', session)
      .orderBy('number')
      .execute();
    expect(events.map(({ number }) => number)).toEqual(events.map((_event, index) => index + 1));
    await vi.waitFor(() => expect(heard).toHaveLength(events.length), { timeout: 20_000 });
    expect(heard.map(({ number, kind, participant, challenge }) => ({ number, kind, participant, challenge }))).toEqual(events);
  },
  90_000,
);
