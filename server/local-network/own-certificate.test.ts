import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkServerIdentity as checkHost, type PeerCertificate } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { ownCertificate } from './own-certificate.ts';

const NOW = Date.now();
const DAY = 86_400_000;
const HOSTS = ['192.168.1.20', '2001:db8::20', 'atelier.local', 'localhost', '127.0.0.1'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-tls-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a certificate of one’s own is valid for every address, in a file of its user alone, and kept while it serves', async () => {
  const file = join(folder, 'kept', 'vigie-certificate.pem');
  const made = await ownCertificate(file, HOSTS, NOW);
  const read = new X509Certificate(made.cert);
  for (const host of HOSTS.slice(0, 2)) expect(read.checkIP(host), host).toBe(host);
  expect(read.checkHost('atelier.local')).toBe('atelier.local');
  expect(made).toMatchObject({ fingerprint: read.fingerprint256, selfSigned: true });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect((await ownCertificate(file, HOSTS.slice(2), NOW + 80 * DAY)).fingerprint).toBe(made.fingerprint);
  const elsewhere = await ownCertificate(file, [...HOSTS, '10.0.0.7'], NOW);
  expect(elsewhere.fingerprint).not.toBe(made.fingerprint);
  const late = await ownCertificate(file, HOSTS, NOW + 89 * DAY);
  expect(late.fingerprint).not.toBe(elsewhere.fingerprint);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300));
  expect((await ownCertificate(file, HOSTS, NOW)).fingerprint).not.toBe(late.fingerprint);
});

test('where it cannot be kept, the start says so', async () => {
  const locked = join(folder, 'a-file');
  writeFileSync(locked, '');
  chmodSync(locked, 0o400);
  await expect(ownCertificate(join(locked, 'vigie-certificate.pem'), HOSTS, NOW)).rejects.toThrow('start without --tls');
});

test('a server with TLS_CERT and TLS_KEY shows that certificate, promises TLS, and closes with connections open', async () => {
  const { cert, key, fingerprint } = await ownCertificate(join(folder, 'served.pem'), HOSTS, NOW);
  const [TLS_CERT, TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(TLS_CERT, cert);
  writeFileSync(TLS_KEY, key);
  const app = await openTestApp(sqlite, { environment: { TLS_CERT, TLS_KEY } });
  const url = (await app.app.listen({ port: 0, host: '127.0.0.1' })).replace(/^http:/, 'https:');
  const shown = await new Promise((resolve, reject) => {
    let seen = '';
    const checkServerIdentity = (host: string, peer: PeerCertificate) => {
      seen = peer.fingerprint256;
      return checkHost(host, peer);
    };
    request(`${url}/healthz`, { ca: cert, agent: new Agent({ keepAlive: true }), checkServerIdentity }, (reply) => {
      resolve({ seen, hsts: reply.headers['strict-transport-security'] });
      reply.resume();
    })
      .on('error', reject)
      .end();
  });
  expect(shown).toEqual({ seen: fingerprint, hsts: 'max-age=31536000' });
  await app.close();
});
