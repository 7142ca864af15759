import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type Line, lineTo } from '../../tests/support/cut-line.ts';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { appOn, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { watchCallDelay } from '../http/call-delay.ts';
import { CHANNEL } from '../live/log.ts';
import { open } from './database.ts';
import { openPostgres } from './postgres.ts';

let store: TemporaryDatabase;
let line: Line;
let app: TestApp;

beforeAll(async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('PostgreSQL is needed');
  store = await postgres.create();
  line = await lineTo(store.url);
  app = await appOn(line.url);
});
afterAll(async () => {
  await app.close();
  await line.close();
  await store.drop();
});

test('while PostgreSQL is out of reach calls are answered with 503; afterwards they work, and what was sent twice counts once', async () => {
  const { call, id } = await app.player((await app.session()).code);
  const answer = await rightAnswer(app.database, id, 'word');
  const attempt = () => call('POST', '/challenges/word/attempts', { answer });
  const attempts = Array.from({ length: 20 }, attempt);
  line.cut();
  for (const { status, body } of await Promise.all(attempts)) expect([200, 503], JSON.stringify(body)).toContain(status);

  expect(await attempt()).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('momentanément indisponible') },
    headers: { 'retry-after': '1', 'cache-control': 'no-store' },
  });
  expect(await app.guest('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  expect((await app.guest('GET', '/healthz')).status).toBe(200);

  line.mend();
  expect((await attempt()).body).toMatchObject({ correct: true, points: 5 });
  expect((await call('GET', '/score')).body).toEqual({ points: 5 });
  expect((await app.guest('GET', '/readyz')).status).toBe(200);
});

test('a connection that went dead without a word is given up', async () => {
  const database = openPostgres(line.url, 200);
  const ask = () => sql`select 1`.execute(database.query);
  await ask();
  line.deaden();
  await expect(ask()).rejects.toThrow('silent');
  line.mend();
  await ask();
  await database.close();
});

test('a database that does not reply is a wait that admission sees', async () => {
  const database = openPostgres(line.url);
  await database.roundTrips(1);
  line.deaden();
  const delay = watchCallDelay(database.roundTrips, 10);
  await expect.poll(() => delay.read()).toBeGreaterThan(200);
  delay.close();
  line.cut();
  line.mend();
  await database.close();
});

test('whoever asks for readiness over a dead line hears no in time', async () => {
  line.deaden();
  expect(await app.guest('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  line.cut();
  line.mend();
  await expect.poll(async () => (await app.guest('GET', '/readyz')).status).toBe(200);
});

test('what one process writes the others hear at once, and after the line was cut they listen again', async () => {
  const { code } = await app.session();
  const join = (email: string) => app.guest('POST', '/auth/login', { email, code });
  const other = openPostgres(line.url);
  let news = 0;
  const stop = await other.subscribe(CHANNEL, () => {
    news += 1;
  });
  // Notifications of earlier writes.
  expect(news).toBe(1);
  await join('avant@brevelle.example');
  await expect.poll(() => news).toBe(2);
  line.cut();
  line.mend();
  await expect.poll(() => news, { timeout: 10_000 }).toBe(3);
  await expect.poll(async () => (await join('ensuite@brevelle.example')).status).toBe(200);
  await expect.poll(() => news).toBe(4);
  await stop();
  await other.close();
});

test('where the line leads to a copy that can only be read, calls are answered with 503 until it leads elsewhere', async () => {
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  const setting = `alter database ${new URL(store.url).pathname.slice(1)}`;
  const { code } = await app.session();
  const join = () => app.guest('POST', '/auth/login', { email: 'copie@brevelle.example', code });
  await server.query(`${setting} set default_transaction_read_only = on`);
  line.cut();
  line.mend();
  await expect.poll(async () => (await app.guest('GET', '/readyz')).status).toBe(503);
  expect(await join()).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '1' } });
  // Connections made to the standby meanwhile are not kept.
  await server.query(`${setting} reset default_transaction_read_only`);
  expect((await join()).status).toBe(200);
  expect((await app.guest('GET', '/readyz')).status).toBe(200);
  await server.end();
});

/** Host and port of what refuses each login as a standby does to which the database has not come yet, and does not hang up. */
async function withoutDatabase(): Promise<string> {
  const sockets = new Set<Socket>();
  const text = 'SFATAL\0C3D000\0Mdatabase does not exist\0\0';
  const refusal = Buffer.alloc(5 + text.length);
  refusal.write('E');
  refusal.writeInt32BE(4 + text.length, 1);
  refusal.write(text, 5);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => socket.write(refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' ? `127.0.0.1:${address?.port}` : '';
}

test('of several servers, one without the database is passed over at once', async () => {
  const { host } = new URL(store.url);
  const database = await open(store.url.replace(host, `${await withoutDatabase()},${host}`));
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.query)).rows).toEqual([{ one: 1 }]);
  await database.close();
});
