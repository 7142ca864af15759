/** The health port of a server in a process of its own. */
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../tests/support/postgres.ts';
import { type ServerProcess, startServer } from '../../tests/support/server-process.ts';
import { createSqliteDatabase, type TemporaryDatabase } from '../../tests/support/temporary-databases.ts';

const HOLD_LOOP = fileURLToPath(new URL('../../tests/support/hold-loop.cjs', import.meta.url));

let database: TemporaryDatabase;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  database = await createSqliteDatabase();
  port = await freePort();
  server = await startServer(database.url, inject('built').server, [], {
    HEALTH_PORT: String(port),
    NODE_OPTIONS: `--require ${HOLD_LOOP}`,
    HOLD_MS: '3000',
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

test('while the event loop stands still the health port says so, and then that it goes on', async () => {
  const health = async () => (await ask('/healthz')).json();
  const { version } = await (await fetch(`${server.url}/healthz`)).json();
  expect(await health()).toMatchObject({ status: 'ok', version });
  process.kill(server.pid, 'SIGUSR2');
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'busy' }), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'ok' }), { timeout: 30_000 });
});

test.each([
  ['HEAD', '/healthz', 200],
  ['GET', '/healthz?from=a-probe', 200],
  ['POST', '/healthz', 404],
  ['GET', '/readyz', 404],
  ['GET', '/', 404],
])('to %s %s the health port replies %i', async (method, path, status) => {
  expect((await ask(path, method)).status).toBe(status);
});

test('a health port that is taken keeps the server from starting, which listens nowhere before it says so', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  const taken = typeof bound === 'object' && bound ? String(bound.port) : '';
  const printed = await startServer(database.url, inject('built').server, [], { HEALTH_PORT: taken }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(printed).toContain(
    `Port ${taken} of 127.0.0.1 is taken, perhaps by a Vigie that runs already. Stop what listens there, or choose another with HEALTH_PORT.`,
  );
  expect(printed).not.toContain('listening at');
  other.close();
});
