import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

async function connected(app: TestApp): Promise<Socket> {
  const address = app.app.server.address();
  const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 });
  await once(socket, 'connect');
  return socket;
}

test('a server that closes waits for what it was asked, and for nobody who asks nothing', async () => {
  const app = await openTestApp(sqlite);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const [silent, served, kept, writing] = await Promise.all([connected(app), connected(app), connected(app), connected(app)]);
  const ask = async (socket: Socket): Promise<string> => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: vigie.example\r\n\r\n');
    return String((await once(socket, 'data'))[0]);
  };
  await Promise.all([ask(served), ask(kept)]);
  const accepted = once(app.app.server, 'request');
  writing.write(
    'POST /auth/login HTTP/1.1\r\nHost: vigie.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  await accepted;
  const ended = Promise.all([once(silent, 'close'), once(served, 'close'), once(kept, 'close')]);
  const closed = app.close();
  await vi.waitUntil(() => !app.app.server.listening);
  // Like a proxy that does not know of the shutdown yet.
  expect(await ask(kept)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i);
  await ended;
  const answer = once(writing, 'data');
  writing.write('}');
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 [45]/);
  await closed;
});
