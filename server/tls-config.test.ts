import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ownCertificate } from './local-network/own-certificate.ts';

const YEAR = 365 * 86_400_000;
const fileOf = (name: string) => join(folder, name);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-tls-config-'));
  for (const [name, time] of [
    ['one', Date.now()],
    ['other', Date.now()],
    ['old', Date.now() - YEAR],
  ] as const) {
    const { cert, key } = await ownCertificate(fileOf('both'), ['vigie.example', name], time);
    writeFileSync(fileOf(`${name}.pem`), cert);
    writeFileSync(fileOf(`${name}.key`), key);
  }
  mkdirSync(fileOf('folder'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a certificate and its key are read', () => {
  const { certificate } = readConfig({ TLS_CERT: fileOf('one.pem'), TLS_KEY: fileOf('one.key') });
  expect(certificate).toMatchObject({ fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/), selfSigned: false });
});

test.each([
  ['one.pem', '', 'TLS_KEY: expected the file of the key'],
  ['', 'one.key', 'TLS_CERT: expected the file of the certificate'],
  ['one.pem', 'other.key', 'TLS_KEY: expected the key of the certificate'],
  ['old.pem', 'old.key', 'TLS_CERT: expected a PEM file with a certificate that is valid now'],
  ['one.key', 'one.key', 'TLS_CERT: expected a PEM file'],
  ['one.pem', 'one.pem', 'TLS_KEY: expected a PEM file with a private key'],
  ['nowhere.pem', 'one.key', 'TLS_CERT: expected a file that this user may read (ENOENT'],
  ['one.pem', 'nowhere.key', 'TLS_KEY: expected a file that this user may read (ENOENT'],
  ['one.pem', 'one.pem/key', 'TLS_KEY: expected a file that this user may read (ENOTDIR'],
  ['one.pem', 'folder', 'TLS_KEY: expected a file that this user may read (EISDIR'],
])('of the files %j and %j it is said what is wrong', (cert, key, said) => {
  const environment = { TLS_CERT: cert && fileOf(cert), TLS_KEY: key && fileOf(key) };
  expect(() => readConfig(environment)).toThrow(said);
});
