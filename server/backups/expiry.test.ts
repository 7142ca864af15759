/** A backup stores until when it is to be kept; a restore brings back nothing that is past its retention; expired files are pruned. */
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { upload } from '../../tests/support/backed-up-room.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createEncryption } from './encryption.ts';
import { endOf, keepUntil } from './expiry.ts';
import { pruneExpired } from './prune.ts';

const DAY = 86_400_000;
const EMAIL = 'lea.roy@brevelle.example';

async function open(kind: TestDatabaseKind, environment: Record<string, string> = {}) {
  const app = await openTestApp(kind, { environment });
  onTestFinished(() => app.close());
  return { ...app, call: await app.admin() };
}

describe.each(testDatabases)('the end of a backup on $name', (kind) => {
  test('stands in its head; after it a restore says so, and nobody whose time is over is there when it answers', async () => {
    const source = await open(kind, { RETENTION_DAYS: '30' });
    const { code } = await source.session();
    await source.player(code, EMAIL);
    const { text } = await source.call('GET', '/admin/backup');
    const { createdAt, keepUntil: end } = JSON.parse(text);
    expect(Date.parse(end) - Date.parse(createdAt)).toBe(30 * DAY);

    const target = await open(kind, { RETENTION_DAYS: '30' });
    target.time.now = Date.parse(end) + 1;
    const admin = target.as(String((await target.guest('POST', '/login', ADMIN)).body['token']));
    const dry = await upload(admin, text, '?dryRun=true');
    expect(dry.body).toMatchObject({ keepUntil: end, expired: true, contains: [{ pastRetention: true }] });
    expect((await upload(admin, text)).body).toMatchObject({ expired: true, written: { sessions: 1, participants: 1 } });
    expect((await admin('GET', '/admin/sessions')).text).toBe('[]');
    expect(await target.database.query.selectFrom('participants').selectAll().execute()).toEqual([]);
    expect((await target.guest('POST', '/auth/login', { email: EMAIL, code })).status).toBe(404);
    expect((await admin('GET', '/admin/audit?action=session-deleted')).body['entries']).toMatchObject([{ actor: 'retention' }]);
  });

  test('before it everything comes back, and stays', async () => {
    const source = await open(kind, { RETENTION_DAYS: '30' });
    const { code } = await source.session();
    await source.player(code, EMAIL);
    const { text } = await source.call('GET', '/admin/backup');
    const target = await open(kind, { RETENTION_DAYS: '30' });
    expect((await upload(target.call, text)).body).toMatchObject({
      expired: false,
      contains: [{ pastRetention: false, phase: 'running' }],
    });
    expect((await target.call('GET', '/admin/sessions')).body).toHaveLength(1);
  });

  test('is none where sessions are kept without end', async () => {
    const { call } = await open(kind, { RETENTION_DAYS: 'off' });
    const { text } = await call('GET', '/admin/backup');
    expect(text).not.toContain('keepUntil');
    expect((await upload(call, text, '?dryRun=true')).body).toMatchObject({ keepUntil: null, expired: false });
  });
});

const END = '2026-12-21T09:00:00.000Z';
const head = (end: string) =>
  `{"format":"vigie-backup","version":"1.1.0","schemaVersion":2,"createdAt":"2026-11-21T09:00:00.000Z","keepUntil":"${end}","tables":{}}`;

async function sealed(end: string | null): Promise<{ readonly bytes: Buffer; readonly identity: string }> {
  const identity = await generateX25519Identity();
  const encrypt = await createEncryption([await identityToRecipient(identity)]);
  const pieces: Uint8Array[] = [];
  async function* text() {
    yield 'what is in it';
  }
  for await (const piece of encrypt?.(text(), end) ?? []) pieces.push(piece);
  return { bytes: Buffer.concat(pieces), identity };
}

test('an encrypted file tells its end without a key, and opens with one', async () => {
  const { bytes, identity } = await sealed(END);
  expect(endOf(bytes.toString('latin1'))).toBe(END);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(await decrypter.decrypt(bytes, 'text')).toBe('what is in it');
  // The header's checksum covers the end: a file with a changed end cannot be opened.
  const changed = Buffer.from(bytes.toString('latin1').replace(END, '2036-12-21T09:00:00.000Z'), 'latin1');
  await expect(decrypter.decrypt(changed, 'text')).rejects.toThrow();
  expect(endOf((await sealed(null)).bytes.toString('latin1'))).toBeNull();
});

test('an end is the retention after the making', () => {
  expect(keepUntil('2026-11-21T09:00:00.000Z', 30)).toBe(END);
  expect(keepUntil('2026-11-21T09:00:00.000Z', null)).toBeNull();
});

test('expired backups of a folder are deleted, encrypted ones too, and nothing else is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-prune-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
  await put('expired.json', head(END));
  await put('expired.json.age', (await sealed(END)).bytes);
  await put('just-made.json', head(END));
  await put('kept.json', head('2027-12-21T09:00:00.000Z'));
  await put('kept.json.age', (await sealed('2027-12-21T09:00:00.000Z')).bytes);
  await put('of-1.0.0.json', head(END).replace(`"keepUntil":"${END}",`, ''));
  await put('endless.age', (await sealed(null)).bytes);
  await put('notes.txt', `Read ${head(END)}`);
  await put('empty', '');
  await mkdir(join(folder, 'below'));
  await writeFile(join(folder, 'below', 'expired.json'), head(END));
  await symlink(join(folder, 'below', 'expired.json'), join(folder, 'link.json'));
  expect(await pruneExpired(folder, 'just-made.json', END)).toEqual([
    { name: 'expired.json', end: END },
    { name: 'expired.json.age', end: END },
  ]);
  expect((await readdir(folder)).sort()).toEqual(
    [
      'below',
      'empty',
      'endless.age',
      'just-made.json',
      'kept.json',
      'kept.json.age',
      'link.json',
      'notes.txt',
      'of-1.0.0.json',
    ].sort(),
  );
  expect(await readdir(join(folder, 'below'))).toEqual(['expired.json']);
});
