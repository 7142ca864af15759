import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createTlsServer, get } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/support/postgres.ts';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { ownCertificate } from '../local-network/own-certificate.ts';
import { canSharePort, furtherSockets, listenOnPort } from './listening-sockets.ts';

const host = '127.0.0.1';

test('calls on a further socket are the server’s own, and a shutdown waits for those alone which were asked', async () => {
  const app = await openTestApp(sqlite);
  await app.app.listen({ port: 0, host });
  const port = await freePort();
  const sockets = await furtherSockets(app.app.server, [{ port, host }]);
  const connected = async () => {
    const socket = connect({ host, port });
    await once(socket, 'connect');
    return socket;
  };
  const [silent, kept, asking] = [await connected(), await connected(), await connected()];
  const asked = once(app.app.server, 'request');
  asking.write(
    'POST /auth/login HTTP/1.1\r\nHost: vigie.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  await asked;
  const ended = Promise.all([once(silent, 'close'), once(kept, 'close')]);
  const closing = Promise.all([app.close(), sockets.close()]);
  await expect(connected()).rejects.toThrow('ECONNREFUSED');
  kept.write('GET /healthz HTTP/1.1\r\nHost: vigie.example\r\n\r\n');
  expect(String((await once(kept, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i);
  await ended;
  asking.write('}');
  expect(String((await once(asking, 'data'))[0])).toMatch(/^HTTP\/1\.1 4/);
  await closing;
});

test('a further socket of a server that speaks TLS speaks it too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigie-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const certificate = await ownCertificate(join(folder, 'own.pem'), [host], Date.now());
  const server = createTlsServer(certificate, (_request, response) => response.writeHead(204).end());
  const port = await freePort();
  const sockets = await furtherSockets(server, [{ port, host }]);
  onTestFinished(() => sockets.close());
  const [{ statusCode }] = await once(get({ host, port, ca: certificate.cert, agent: false }), 'response');
  expect(statusCode).toBe(204);
});

test('a port that another server has is refused, and one that is free is opened', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const bound = other.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const server = createServer();
  const listen = (options: object) => {
    server.listen(options);
    return once(server, 'listening');
  };
  await expect(listenOnPort(server, { port, host }, listen)).rejects.toThrow('EADDRINUSE');
  other.close();
  await once(other, 'close');
  const sockets = await listenOnPort(server, { port, host }, listen);
  expect(server.address()).toMatchObject({ port });
  server.close();
  await sockets.close();
});

test.each([
  ['20.20.2', 'linux', false],
  ['22.13.0', 'linux', true],
  ['24.0.0', 'linux', true],
  ['24.0.0', 'darwin', false],
])('Node %s on %s shares a port among sockets: %s', (version, platform, shared) => {
  expect(canSharePort(version, platform)).toBe(shared);
});
