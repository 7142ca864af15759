import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastifySettings } from './fastify-settings.ts';
import type { Server } from './routing.ts';

const server: Server = Fastify(fastifySettings({ trustProxy: false, basePath: '', certificate: null }));
const waiting: (() => void)[] = [];
let port: number;

beforeAll(async () => {
  server.get('/', async () => 'right');
  server.get('/slow', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'late';
  });
  server.post('/', async ({ body }) => body);
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const end of waiting) end();
  await server.close();
});

/** Resolves with all data received until the server closed the connection. */
function send(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
  });
}

const HEAD = 'HTTP/1.1\r\nhost: x\r\n';

test.each([
  ['no request', 'HELLO\r\n\r\n', 400],
  ['a header without a name', `GET / ${HEAD}: x\r\n\r\n`, 400],
  ['headers beyond measure', `GET / ${HEAD}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a chunk of no length', `POST / ${HEAD}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nnone\r\n`, 400],
])('%s is answered once, with how it failed and that the connection ends', async (_what, text, status) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head.toLowerCase()).toContain('\r\nconnection: close');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toEqual({ code: 'invalid-request', message: 'La requête n’est pas lisible.' });
});

test.each([
  ['an address that is none', `HEAD /\u00e9 ${HEAD}\r\n`, 400],
  ['headers beyond measure', `HEAD / ${HEAD}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s of a HEAD is answered without a body', async (_what, text, status) => {
  const [head, body] = (await send(text)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(body).toBe('');
});

test('what follows a request under way is not answered in its place', async () => {
  expect(await send(`GET /slow ${HEAD}\r\nHELLO\r\n\r\n`)).toBe('');
});

test('what follows an answered request is refused after its answer', async () => {
  const replies = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET / ${HEAD}\r\n`));
    let reply = '';
    socket.on('data', (chunk) => {
      if (reply === '') socket.write('HELLO\r\n\r\n');
      reply += chunk.toString();
    });
    socket.on('close', () => resolve(reply));
  });
  expect(replies).toMatch(/^HTTP\/1.1 200 OK.*right.*HTTP\/1.1 400 Bad Request.*connection: close/s);
});
