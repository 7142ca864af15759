/** A proxy that hands an answer on only once it is complete, as some companies' do: the room is heard through it all the same. */
import { createServer, request, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createCall, withToken } from '#engine/client/call.ts';
import { readEventStream } from '#engine/client/event-stream.ts';
import type { PlayerEvent } from '#schemas/live.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

let app: TestApp | undefined;
let proxy: Server | undefined;
const ending = new AbortController();

afterEach(async () => {
  ending.abort();
  proxy?.closeAllConnections();
  proxy?.close();
  await app?.close();
});

interface Proxy {
  readonly url: string;
  /** Paths, in the order in which they were asked for. */
  readonly asked: readonly string[];
  /** Answers that it still holds back. */
  readonly held: () => number;
}

async function bufferingProxy(port: number): Promise<Proxy> {
  const asked: string[] = [];
  let held = 0;
  proxy = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    held += 1;
    const onward = request({ port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', () => outgoing.destroy());
      answer.on('end', () => {
        held -= 1;
        outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
        outgoing.end(Buffer.concat(pieces));
      });
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  const listening = proxy;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked, held: () => held };
}

test('a page notices within seconds, asks from then on, and opens no other stream', async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database');
  app = await openTestApp(kind);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.app.server.address();
  const line = await bufferingProxy(typeof bound === 'object' ? (bound?.port ?? 0) : 0);
  const { code } = await app.session();
  const { token } = await app.player(code);

  const heard: PlayerEvent[] = [];
  const call = withToken(
    createCall(line.url),
    () => token,
    () => undefined,
  );
  void readEventStream<PlayerEvent>({
    call,
    path: '/session/events',
    after: 0,
    signal: ending.signal,
    onBatch: ({ events }) => void heard.push(...events),
  });
  await vi.waitFor(() => expect(line.held()).toBe(1));
  await app.player(code);
  await vi.waitFor(() => expect(heard.map(({ kind: each }) => each)).toContain('board'), { timeout: 15_000 });
  const streams = line.asked.length;
  await app.player(code);
  await vi.waitFor(() => expect(heard.filter(({ kind: each }) => each === 'board')).toHaveLength(2), { timeout: 10_000 });
  expect(line.asked.length).toBeGreaterThan(streams);
  expect(line.held()).toBeLessThanOrEqual(1);
});
