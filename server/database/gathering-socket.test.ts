import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

test('what is written in one turn, also by a promise of it, is sent together and in order', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const accepted = once(server, 'connection');
  const socket = new GatheringSocket();
  socket.connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  const [arriving] = await accepted;
  let arrived = '';
  arriving.on('data', (bytes: Buffer) => {
    arrived += bytes.toString();
  });

  const statement = (text: string) => {
    socket.cork();
    socket.write(text);
    socket.uncork();
  };
  statement('begin;');
  await Promise.resolve();
  statement('lock;');
  expect(socket.writableLength).toBe('begin;lock;'.length);
  await expect.poll(() => arrived).toBe('begin;lock;');
  expect(socket.writableLength).toBe(0);
  socket.write('commit;');
  await expect.poll(() => arrived).toBe('begin;lock;commit;');

  socket.destroy();
  server.close();
});
