import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from './body-time.ts';
import type { Server } from './routing.ts';

const server: Server = Fastify();
let port: number;

beforeAll(async () => {
  limitBodyTime(server);
  server.post('/', { config: { bodyTime: 150 } }, async ({ body }) => body);
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends the head, then each part after the previous one was flushed; resolves with all data received until the connection ended. */
function send(...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
    socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n');
    for (const part of parts) socket.write(part);
  });
}

test.each([
  ['a length', 'content-length: 7\r\n\r\n', '{"a"'],
  ['chunks', 'transfer-encoding: chunked\r\n\r\n', '4\r\n{"a"\r\n'],
])('a body announced with %s that does not come ends the connection', async (_how, head, beginning) => {
  expect(await send(head, beginning)).toBe('');
});

test('a body that comes is answered', async () => {
  expect(await send('content-length: 7\r\n\r\n', '{"a":1}')).toContain('{"a":1}');
});
