import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenFailure } from './listen-failure.ts';

test.each(['203.0.113.9', 'fe80::1'])('%s, an address of another machine, is told as a mistake in HOST', async (host) => {
  const error = await new Promise((resolve) => createServer().once('error', resolve).listen(3000, host));
  expect(listenFailure(error, { host, port: 3000 })).toMatchObject({
    message: `HOST=${host} is no address of this machine. Leave it out, or give one that it has.`,
  });
});

test('what is no failure of listening stays what it is', () => {
  const error = new Error('a route is there twice');
  expect(listenFailure(error, { host: '127.0.0.1', port: 3000 })).toBe(error);
});
