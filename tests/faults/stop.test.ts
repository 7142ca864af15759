import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { createSqliteDatabase } from '../support/temporary-databases.ts';

test.each([
  ['in the middle of its headers', 'GET /healthz HTTP/1.1\r\nhost: x\r\n'],
  [
    'in the middle of its body',
    'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"email"',
  ],
])('a server that is asked to stop ends well, though a request stands still %s', async (_where, sent) => {
  const store = await createSqliteDatabase();
  const server = await startServer(store.url, inject('built').server);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(sent, resolve));
  // The server has read it once it answers somebody who came later.
  await fetch(`${server.url}/healthz`);
  expect(await server.end('SIGTERM')).toBe(0);
  socket.destroy();
  await store.drop();
});
