import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenFailure } from './listen-failure.ts';

test.each(['203.0.113.9', 'fe80::1'])('%s, an address of another machine, is told as a mistake in HOST', async (host) => {
  const error = await new Promise((resolve) => createServer().once('error', resolve).listen(3000, host));
  expect(listenFailure(error, { host, port: 3000 })).toMatchObject({
    message: `HOST=${host} is no address of this machine. Leave it out, or give one that it has.`,
  });
});

test.each([
  [80, 'PORT', 'This user may not listen on port 80 of 127.0.0.1. Choose one from 1024 on with PORT.'],
  [
    3000,
    'PORT',
    'The system keeps port 3000 for itself (Windows: netsh int ipv4 show excludedportrange protocol=tcp). Choose another with PORT.',
  ],
] as const)('a refused port %i is told with ports that are not', (port, variable, message) => {
  const error = Object.assign(new Error(`listen EACCES: permission denied 127.0.0.1:${port}`), { code: 'EACCES' });
  expect(listenFailure(error, { host: '127.0.0.1', port }, variable)).toMatchObject({ message });
});

test('what is no failure of listening stays what it is', () => {
  const error = new Error('a route is there twice');
  expect(listenFailure(error, { host: '127.0.0.1', port: 3000 })).toBe(error);
});
