/** Backpressure: stalled readers, with or without a broken connection, leave no resources on the server. */
import { connect, type Socket } from 'node:net';
import sse from '@fastify/sse';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerEventsSchema } from '#schemas/live.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import type { Server } from '../http/routing.ts';
import { eventsRoute } from './routes.ts';
import type { Subscriber, Subscriptions } from './subscriptions.ts';

/** Timeout for work of the operating system; a busy machine needs more than vitest's default of one second. */
const within = { timeout: 20_000 };
/** Length of one event: a few fill the system's socket buffers. */
const LONG = 'x'.repeat(500_000);

let app: TestApp;
let server: Server;
let socket: Socket;
let subscriber: Subscriber | undefined;
/** The server's side of the connection. */
let response: FastifyReply['raw'] | undefined;

const subscriptions: Subscriptions = {
  subscribe(_session, _after, reader) {
    subscriber = reader;
    return () => {
      subscriber = undefined;
    };
  },
  subscribers: () => (subscriber ? 1 : 0),
  close: async () => undefined,
};

beforeEach(async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database');
  app = await openTestApp(kind);
  server = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  server.addHook('onRequest', async (_request, reply) => {
    response = reply.raw;
  });
  await server.register(sse);
});
afterEach(async () => {
  socket.destroy();
  await server.close();
  await app.close();
});

/** A stream whose reader takes only its beginning. @param text of each event */
async function stalled(text: string, leaving?: number): Promise<void> {
  const { id } = await app.session();
  eventsRoute(
    server,
    { database: app.database, clock: Date.now, subscriptions, endedLogins: { follow: () => () => undefined } },
    {
      path: '/events',
      summary: '',
      onRequest: async () => undefined,
      reply: PlayerEventsSchema,
      sessionOf: () => id,
      readerOf: () => 'somebody',
      readingOf: async () => ({ view: (row) => ({ number: row.number, kind: row.kind, text }) }),
    },
    leaving,
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const bound = server.server.address();
  socket = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1');
  socket.write('GET /events HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
}

let number = 0;
function happen(count: number): void {
  const rows = Array.from({ length: count }, () => {
    number += 1;
    const about = { participant: null, other: null, challenge: null, detail: '{}' };
    return { session: '', number, at: '2026-11-21T09:00:00.000Z', kind: 'message' as const, ...about };
  });
  subscriber?.events(rows);
}

test('a connection that breaks while its reader takes nothing leaves no listener behind', async () => {
  await stalled(LONG);
  await vi.waitFor(() => {
    happen(1);
    expect(response?.writableNeedDrain).toBe(true);
  }, within);
  expect(subscriptions.subscribers()).toBe(1);
  socket.destroy();
  await vi.waitFor(() => expect(subscriptions.subscribers()).toBe(0), within);
});

test('a reader who keeps the connection and takes nothing is cut off', async () => {
  await stalled(LONG, 50);
  await vi.waitFor(() => {
    happen(1);
    expect(response?.writableNeedDrain).toBe(true);
  }, within);
  happen(2_001);
  expect(subscriptions.subscribers()).toBe(0);
  await vi.waitFor(() => expect(response?.closed).toBe(true), within);
});
