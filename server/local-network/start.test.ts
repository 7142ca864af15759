/** A start for a room, in a process of its own, called under the addresses that it printed. */
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:tls';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startServer } from '../../tests/support/server-process.ts';
import { createSqliteDatabase, type TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { qrCode } from './qr-code.ts';
import { localNetworkEnvironment } from './start.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await createSqliteDatabase();
});
afterAll(() => database.drop());

function ownAddress(): string {
  for (const list of Object.values(networkInterfaces()))
    for (const { family, internal, address } of list ?? []) if (family === 'IPv4' && !internal) return address;
  throw new Error('This test needs a machine that is in a network: no interface of this one has an IPv4 address of its own.');
}

test('started for a room it answers under every address that it printed; started plainly, under none of them', async () => {
  const own = ownAddress();
  const open = await startServer(database.url, inject('built').server, ['--room']);
  const port = new URL(open.url).port;
  const printed = [...open.printed().matchAll(/^ {2}(http:\S+)/gm)].map(([, url = '']) => url);
  try {
    expect(printed).toContain(`http://${own}:${port}`);
    const numbers = printed.filter((url) => !url.includes('.local'));
    const replies = await Promise.all(numbers.map(async (url) => (await fetch(`${url}/healthz`)).status));
    expect(replies).toEqual(numbers.map(() => 200));
  } finally {
    await open.end('SIGTERM');
  }
  const shut = await startServer(database.url, inject('built').server);
  try {
    expect(shut.printed()).toContain(`Vigie is ready: ${shut.url}\nIt listens on this machine only.`);
    await expect(fetch(`http://${own}:${new URL(shut.url).port}/healthz`)).rejects.toThrow('fetch failed');
  } finally {
    await shut.end('SIGTERM');
  }
});

test('with --tls the room is encrypted by the certificate whose fingerprint was printed, and no other start takes the option', async () => {
  const open = await startServer(database.url, inject('built').server, ['--room', '--tls']);
  const socket = connect({ port: Number(new URL(open.url).port), host: '127.0.0.1', rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    expect(open.printed()).toContain(`\n  ${socket.getPeerCertificate().fingerprint256}\n`);
    expect(open.printed()).toMatch(/Vigie is ready: https:/);
  } finally {
    socket.destroy();
    await open.end('SIGTERM');
  }
  await expect(startServer(database.url, inject('built').server, ['--tls'])).rejects.toThrow('--tls is for a room');
});

test.each([
  ['first', ['--room']],
  ['demo’s', ['--demo', '--room']],
])(
  'the %s start for a room shows no password where its QR code stands: a file that its user alone may read has it',
  async (_which, words) => {
    ownAddress();
    const fresh = await createSqliteDatabase();
    const server = await startServer(fresh.url, inject('built').server, words, { ADMIN_PASSWORD: '' });
    try {
      const [, file = ''] = /not shown here, as this window may be projected. It is in (.*)$/m.exec(server.printed()) ?? [];
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const [, username = '', password = ''] = /^(\S+) \/ (\S+)\n$/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(server.printed()).not.toContain(password);
      const body = JSON.stringify({ username, password });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${server.url}/login`, { method: 'POST', headers, body })).status).toBe(200);
      rmSync(file);
    } finally {
      await server.end('SIGTERM');
      await fresh.drop();
    }
  },
);

test('HOST says where a room is let in, unless it keeps the room out', () => {
  expect(localNetworkEnvironment({ HOST: ' 192.0.2.2 ', PORT: '80' })).toEqual({ HOST: '192.0.2.2', PORT: '80' });
  expect(localNetworkEnvironment({ HOST: '' })['HOST']).toMatch(/^(::|0\.0\.0\.0)$/);
  expect(() => localNetworkEnvironment({ HOST: '127.0.0.1' })).toThrow('HOST=127.0.0.1 on this machine only');
});

test('a code is as high as it is wide, in colours of its own', () => {
  const lines = qrCode('http://192.168.1.20:3000').split('\n');
  const widths = new Set(lines.map((line) => stripVTControlCharacters(line).length - 2));
  expect([...widths]).toEqual([lines.length * 2 - 1]);
  expect(lines.every((line) => line.startsWith('  \x1b[38;5;231;48;5;16m') && line.endsWith('\x1b[0m'))).toBe(true);
});
