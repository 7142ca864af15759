/** A stranger who asks without end and reads nothing, against a server with little memory. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { VERSION } from '../../server/version.ts';
import { memoryOf } from '../load/process-facts.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createSqliteDatabase, type TemporaryDatabase } from '../support/temporary-databases.ts';

const CONNECTIONS = 64;
const REQUESTS = 1500;
/** Milliseconds in which others are answered, on a busy machine: Node alone takes a second to read so many requests. */
const TIMEOUT_MS = 10_000;
/** Megabytes. */
const HEAP = 512;

let site: string;
let store: TemporaryDatabase;
let server: ServerProcess;
let sockets: Socket[] = [];

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'vigie-flood-'));
  for (const name of ['index.html', 'shell.html']) writeFileSync(join(site, name), '<p>une page</p>'.repeat(2000));
  store = await createSqliteDatabase();
  server = await startServer(store.url, inject('built').server, [], { SITE: site, NODE_OPTIONS: `--max-old-space-size=${HEAP}` });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await server.end('SIGKILL');
  await store.drop();
  rmSync(site, { recursive: true });
});

/** Sends everything in one go, and never reads. */
function flood(path: string): Promise<unknown> {
  const { hostname, port } = new URL(server.url);
  const asked = `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/html\r\n\r\n`.repeat(REQUESTS);
  sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname).pause());
  return Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.on('error', resolve);
          socket.write(asked, resolve);
        }),
    ),
  );
}

test.each(['/openapi.json', '/', '/challenges/word', '/nope', '/%'])(
  '64 connections that ask for %s 1,500 times each cost neither the server nor the others anything',
  async (path) => {
    await flood(path);
    for (let call = 0; call < 50; call += 1) {
      const response = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      expect(await response.json()).toMatchObject({ status: expect.stringMatching(/^(?:ok|busy)$/), version: VERSION });
    }
    expect(process.platform === 'linux' ? memoryOf(server.pid) : 0).toBeLessThan(400);
  },
);

test('a program that asks for a few things at once on one connection is answered, in order', async () => {
  const { hostname, port } = new URL(server.url);
  // The floods before may keep it busy for some seconds, in which it refuses calls.
  await expect.poll(async () => (await fetch(`${server.url}/healthz`)).text(), { timeout: 30_000 }).toContain('"status":"ok"');
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const paths = ['/healthz', '/', '/score', '/challenges/word', '/healthz'];
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`).join(''));
  const bodies = await new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split('"status":"ok"').length === 3) resolve(text);
    });
  });
  const places = ['"status":"ok"', '<p>une page', '"points":0}', '"artifacts"'].map((part) => bodies.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});
