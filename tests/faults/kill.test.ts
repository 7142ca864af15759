import { Agent, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { rightAnswers, seedSession } from '../load/seed.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';
import { testDatabases } from '../support/test-databases.ts';

const PLAYERS = 100;
const MIN_ACKNOWLEDGED = 150;

/** Calls with this token, one after the other, on a connection of their own. */
function connection(url: string, token: string): (method: string, path: string, body?: string) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const call = request(`${url}${path}`, { method, agent, headers }, (response) => {
        response.resume().once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      call.once('error', reject).end(body);
    });
}

describe.each(testDatabases)('a server process on $name', (kind) => {
  let store: TemporaryDatabase | undefined;
  let database: Database | undefined;
  let server: ServerProcess | undefined;

  afterEach(async () => {
    await server?.end('SIGKILL');
    await database?.close();
    await store?.drop();
    server = undefined;
    database = undefined;
    store = undefined;
  });

  async function begin() {
    store = await kind.createMigrated();
    server = await startServer(store.url, inject('built').server);
    database = await openDatabase(store.url);
    const { players } = await seedSession(database, PLAYERS, PLAYERS);
    return { url: store.url, running: server, stored: database, players, work: await rightAnswers(database, players) };
  }

  test('killed under load, has written every attempt that it acknowledged', async () => {
    const { url, running, stored, work } = await begin();
    const acknowledged: string[] = [];
    let next = 0;
    const enough = new Promise<void>((resolve) => {
      const play = async (): Promise<void> => {
        const job = work[next];
        next += 1;
        if (!job) return;
        const response = await fetch(`${running.url}/challenges/${job.key}/attempts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${job.token}` },
          body: JSON.stringify({ answer: job.answer }),
        });
        const { correct } = (await response.json()) as { correct: boolean };
        if (correct) acknowledged.push(`${job.token} ${job.key}`);
        if (acknowledged.length === MIN_ACKNOWLEDGED) resolve();
        return play();
      };
      // What is under way when the server is killed fails, as it should.
      for (let connection = 0; connection < 20; connection += 1) play().catch(() => undefined);
    });
    await enough;
    await running.end('SIGKILL');
    const before = [...acknowledged];

    server = await startServer(url, inject('built').server);
    const tokens = new Set(before.map((entry) => entry.split(' ')[0] ?? ''));
    for (const token of tokens) {
      const response = await fetch(`${server.url}/progress`, { headers: { authorization: `Bearer ${token}` } });
      const { completed } = (await response.json()) as { completed: string[] };
      const expected = before.filter((entry) => entry.startsWith(token)).map((entry) => entry.split(' ')[1]);
      expect(completed).toEqual(expect.arrayContaining(expected));
    }
    const events = await stored.query
      .selectFrom('score_events')
      .select((eb) => [eb.fn.countAll().as('rows'), eb.fn.sum('points').as('points')])
      .executeTakeFirstOrThrow();
    const solves = await stored.query
      .selectFrom('challenge_states')
      .select((eb) => [eb.fn.count('solved_at').as('rows'), eb.fn.sum('points').as('points')])
      .executeTakeFirstOrThrow();
    expect(Number(events.rows)).toBeGreaterThanOrEqual(MIN_ACKNOWLEDGED);
    expect([Number(events.rows), Number(events.points)]).toEqual([Number(solves.rows), Number(solves.points)]);
  }, 60_000);

  test('told to stop, answers all that it was asked before, and ends by itself', async () => {
    const { running, stored, work } = await begin();
    const players = work.slice(0, 60).map((job) => ({ ...job, ask: connection(running.url, job.token) }));
    // Connections that the server has accepted: one that still waits for it may be refused.
    await Promise.all(players.map(({ ask }) => ask('GET', '/healthz')));
    const send = ({ ask, key, answer }: (typeof players)[number]) =>
      ask('POST', `/challenges/${key}/attempts`, JSON.stringify({ answer }));
    const first = players.slice(0, 30).map(send);
    await Promise.race(first);
    // Further answers arrive as it is told: not all can be given before it reads the signal.
    const sent = [...first, ...players.slice(30).map(send)];
    const settled = Promise.allSettled(sent);
    await setImmediate();
    const begun = performance.now();
    const code = await running.end('SIGTERM');
    // Another code where it does not end within six seconds. Both clocks run on a busy machine.
    expect(code).toBe(0);
    expect(performance.now() - begun).toBeLessThan(8000);
    const answers = await settled;
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    const statuses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    const solved = await stored.query
      .selectFrom('challenge_states')
      .select('participant')
      .where('solved_at', 'is not', null)
      .execute();
    expect(solved).toHaveLength(statuses.filter((status) => status === 200).length);
  }, 60_000);
});
