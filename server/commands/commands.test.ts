/** The commands as separate processes: files, messages and exit codes. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { realHashes } from '../../tests/support/cheap-hashes.ts';
import { startOpenIdProvider } from '../../tests/support/openid-provider.ts';
import { loadSql } from '../../tests/support/release-fixture.ts';
import { createPostgresDatabase, type TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { appOn, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { startTestSmtpServer } from '../../tests/support/test-smtp-server.ts';
import { createAuditChain } from '../audit/audit-chain.ts';
import { inspectDatabase } from '../database/inspection.ts';

afterAll(realHashes());

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Command = 'account' | 'backup' | 'check' | 'restore';

function run(command: Command, databaseUrl: string, ...words: readonly string[]): Promise<Ended> {
  return runIn({ DATABASE_URL: databaseUrl }, command, ...words);
}

function runIn(environment: Readonly<Record<string, string>>, command: Command, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [inject('built')[command], ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

const [sqlite] = testDatabases;
const directory = mkdtempSync(join(tmpdir(), 'vigie-commands-'));
const file = join(directory, 'backup.json');
let source: TestApp;
let target: TemporaryDatabase;
let session: { id: string; code: string };

beforeAll(async () => {
  if (!sqlite) throw new Error('no database');
  source = await openTestApp(sqlite);
  session = await source.session();
  const { call, id } = await source.player(session.code);
  await call('POST', '/challenges/word/attempts', { answer: await rightAnswer(source.database, id, 'word') });
  target = await createPostgresDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await source.close();
  await target.drop();
  rmSync(directory, { recursive: true });
});

test('a backup is written while the server runs, into a new file only', async () => {
  expect(await run('backup', source.url, file)).toMatchObject({ code: 0, out: expect.stringContaining(file), err: '' });
  const text = readFileSync(file, 'utf8');
  const again = await run('backup', source.url, file);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
  expect(readFileSync(file, 'utf8')).toBe(text);
  const piped = await run('backup', source.url);
  const undated = (document: string) => document.replace(/"(?:createdAt|keepUntil)":"[^"]*"/g, '');
  expect(undated(piped.out)).toBe(undated(text));
  const entries = await source.database.query
    .selectFrom('audit_log')
    .select('action')
    .where('actor', '=', 'command line')
    .execute();
  expect(entries).toEqual([{ action: 'backup-downloaded' }, { action: 'backup-downloaded' }]);
});

test('expired backups beside a new one are deleted where that is asked for, and needs a file', async () => {
  const folder = mkdtempSync(join(directory, 'nightly-'));
  const [expired, fresh, second] = ['expired.json', 'fresh.json', 'second.json'].map((name) => join(folder, name));
  if (!expired || !fresh || !second) throw new Error('no file');
  const end = '2026-01-01T00:00:00.000Z';
  writeFileSync(
    expired,
    `{"format":"vigie-backup","version":"1.1.0","schemaVersion":2,"createdAt":"${end}","keepUntil":"${end}",`,
  );
  const keeping = { DATABASE_URL: source.url, RETENTION_DAYS: '30' };
  expect(await runIn(keeping, 'backup', fresh)).toMatchObject({ code: 0, out: expect.stringContaining('To be kept until') });
  expect(existsSync(expired)).toBe(true);
  expect(await runIn(keeping, 'backup', second, '--prune')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Deleted: expired.json, which was to be kept until ${end}.`),
  });
  expect([expired, fresh, second].map((path) => existsSync(path))).toEqual([false, true, true]);
  expect(await runIn(keeping, 'backup', '--prune')).toMatchObject({ code: 2, err: expect.stringContaining('needs a file') });
});

test('a restore is tried, made, and not made twice; one session more is', async () => {
  const dry = await run('restore', target.url, file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('dry run, nothing was') });
  expect(dry.out).toContain(session.code);
  expect(await run('restore', target.url, file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Written: 1 session(s)'),
  });
  expect(await run('restore', target.url, file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('has sessions, campaigns or a directory of people already'),
  });
  expect(await run('restore', target.url, file, '--session', session.id)).toMatchObject({
    code: 0,
    out: expect.stringContaining('New session: '),
  });
  const app = await appOn(target.url);
  try {
    const board = (await (await source.admin())('GET', '/admin/scores?scope=all')).body;
    expect((await (await app.admin())('GET', '/admin/scores')).body).toEqual(board);
    expect((await (await app.admin())('GET', '/admin/sessions')).body).toHaveLength(2);
  } finally {
    await app.close();
  }
});

test('an encrypted backup is restored with a key of it, and with no other', async () => {
  const identities = [await generateX25519Identity(), await generateX25519Identity(), await generateX25519Identity()];
  const [recipient = '', second = ''] = await Promise.all(identities.map(identityToRecipient));
  const keys = identities.map((identity, index) => {
    const path = join(directory, `key-${index}.txt`);
    writeFileSync(path, `# created: 2026-11-21\n${identity}\n`);
    return path;
  });
  const [, own = '', strange = ''] = keys;
  const sealed = join(directory, 'backup.json.age');
  const to = { DATABASE_URL: source.url, BACKUP_RECIPIENT: `${recipient}, ${second}` };
  expect(await runIn(to, 'backup', sealed)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(sealed, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  const imagined = `sqlite:${join(directory, 'imagined.db')}`;
  const restored = (...words: readonly string[]) => run('restore', imagined, ...words, '--dry-run');
  const cut = join(directory, 'cut.age');
  writeFileSync(cut, readFileSync(sealed).subarray(0, -9));
  const [opened, closed, wrong, damaged, noKey, plain] = await Promise.all([
    restored(sealed, '--identity', own),
    restored(sealed),
    restored(sealed, '--identity', strange),
    restored(cut, '--identity', own),
    restored(sealed, '--identity', sealed),
    restored(file, '--identity', own),
  ]);
  expect(opened).toMatchObject({ code: 0, out: expect.stringContaining(session.code) });
  expect(closed).toMatchObject({ code: 1, err: expect.stringContaining('--identity') });
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('another key') });
  expect(damaged).toMatchObject({ code: 1, err: expect.stringContaining('cut off or changed') });
  expect(noKey).toMatchObject({ code: 1, err: expect.stringContaining('AGE-SECRET-KEY-') });
  expect(plain).toMatchObject({ code: 1, err: expect.stringContaining('not encrypted') });
  const misspelt = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
  const mistyped = await runIn({ ...to, BACKUP_RECIPIENT: misspelt }, 'backup', join(directory, 'none'));
  expect(mistyped).toMatchObject({ code: 1, err: expect.stringContaining('BACKUP_RECIPIENT') });
  expect(existsSync(join(directory, 'none'))).toBe(false);
});

test('a wrong call, a missing file and a damaged one are told apart', async () => {
  const missing = `sqlite:${join(directory, 'nowhere.db')}`;
  writeFileSync(join(directory, 'cut.json'), readFileSync(file, 'utf8').slice(0, -9));
  const [usage, option, noFile, noDatabase, cut] = await Promise.all([
    run('restore', target.url),
    run('restore', target.url, file, '--force'),
    run('restore', target.url, join(directory, 'no.json')),
    run('backup', missing),
    run('restore', target.url, join(directory, 'cut.json'), '--dry-run'),
  ]);
  expect(usage).toMatchObject({ code: 2, err: expect.stringContaining('Usage:') });
  expect(option).toMatchObject({ code: 2, err: expect.stringContaining('--force') });
  expect(noFile).toMatchObject({ code: 1, err: expect.stringContaining('no.json') });
  expect(noDatabase).toMatchObject({ code: 1, err: expect.stringContaining('There is no database') });
  expect(cut).toMatchObject({ code: 1, err: expect.stringContaining('not copied whole') });
});

test.each<Command>(['account', 'backup', 'check', 'restore'])('%s --help tells usage and exit codes', async (command) => {
  const helped = await run(command, 'sqlite:/nowhere/at/all.db', '--help');
  expect(helped).toMatchObject({ code: 0, err: '' });
  expect(helped.out).toMatch(new RegExp(`^Usage: vigie ${command}[\\s\\S]*Exit codes: 0`));
});

describe.each(testDatabases)('on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  test('account reset prints a password that signs in, ends devices and passkeys, and is audited', async () => {
    const admin = await app.admin();
    const created = await admin('POST', '/admin/facilitators', {
      username: 'lea',
      role: 'facilitator',
      password: 'former-password-1',
    });
    expect(created.status).toBe(201);
    const id = String(created.body['id']);
    const signIn = (password: string) => app.guest('POST', '/login', { username: 'lea', password });
    const device = app.as(String((await signIn('former-password-1')).body['token']));
    await app.database.query
      .insertInto('passkeys')
      .values({
        id: 'a-passkey',
        facilitator: id,
        public_key: 'key',
        counter: 0,
        transports: '[]',
        name: 'phone',
        created_at: new Date().toISOString(),
        used_at: null,
      })
      .execute();

    expect(await run('account', app.url, 'reset', 'nobody')).toMatchObject({ code: 1, err: expect.stringContaining('lea') });
    expect((await device('GET', '/admin/me')).status).toBe(200);

    const reset = await run('account', app.url, 'reset', 'Lea');
    expect(reset).toMatchObject({ code: 0, err: '', out: expect.stringContaining('API tokens and the link to a provider') });
    const [, password = ''] = /^lea \/ ([\w-]{16}) /.exec(reset.out) ?? [];
    expect((await device('GET', '/admin/me')).status).toBe(401);
    expect((await signIn('former-password-1')).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    expect(await app.database.query.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    const [entry] = await app.database.query.selectFrom('audit_log').selectAll().where('actor', '=', 'command line').execute();
    expect(entry).toMatchObject({ action: 'facilitator-changed', subject: id });
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  test('a backup and a dry run leave a database of an earlier release as it is', async () => {
    const store = await kind.create();
    const release = join(import.meta.dirname, '../../tests/fixtures/releases/1.0.0');
    await loadSql(store.url, readFileSync(join(release, kind.name === 'SQLite' ? 'sqlite.sql' : 'postgres.sql'), 'utf8'));
    const before = await inspectDatabase(store.url);
    for (const [command, ...words] of [['backup'], ['restore', join(release, 'backup.json'), '--dry-run']] as const)
      expect(await run(command, store.url, ...words)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('is of an earlier release of Vigie'),
      });
    expect((await inspectDatabase(store.url)).missing).toEqual(before.missing);
    expect(before.missing).not.toEqual([]);
    await store.drop();
  });

  test('account reset invites an account anew where passwords are off', async () => {
    const admin = await app.admin();
    const noe = { username: 'noe@vigie.example', role: 'facilitator', password: 'former-password-1' };
    const id = String((await admin('POST', '/admin/facilitators', noe)).body['id']);
    const provider = { OIDC_PROVIDERS: 'staff', OIDC_STAFF_ISSUER: 'https://id.example', OIDC_STAFF_CLIENT_ID: 'vigie' };
    const off = { ...provider, OIDC_STAFF_CLIENT_SECRET: 'secret', CONSOLE_PASSWORDS: 'off' };
    const reset = await runIn({ DATABASE_URL: app.url, ...off }, 'account', 'reset', noe.username);
    expect(reset).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^noe@vigie\.example is invited anew/) });
    const { body } = await admin('GET', '/admin/facilitators');
    expect(body).toContainEqual(expect.objectContaining({ id, hasPassword: false }));
  });

  test('account reset refuses an account of the environment, and a wrong call', async () => {
    expect(await run('account', app.url, 'reset', 'admin')).toMatchObject({
      code: 1,
      err: expect.stringContaining('ADMIN_PASSWORD'),
    });
    expect(await run('account', app.url, 'resett', 'lea')).toMatchObject({ code: 2, err: expect.stringContaining('"resett"') });
    expect(await run('account', app.url, 'reset')).toMatchObject({ code: 2, err: expect.stringMatching(/^Usage: /) });
  });

  test('check finds a server’s database well, and one that was written later than now', async () => {
    const well = await run('check', app.url);
    expect(well.out).toMatch(
      /^ok {4}configuration .*\nok {4}branding .*\nok {4}database {7}(SQLite|PostgreSQL) .*\nok {4}audit log {6}.*\n\w+ +disk .* MB free [\s\S]*\nok {4}clock/,
    );
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await app.database.query
      .insertInto('audit_log')
      .values({ id: 'f'.repeat(28), at, actor: 'admin', action: 'backup-downloaded', subject: null, detail: null })
      .execute();
    const late = await run('check', app.url);
    expect(late.code).toBe(2);
    expect(late.out).toMatch(/fail {2}clock .* 3\d{3} s behind/);
  });
});

test.each(testDatabases)('check verifies the audit log on $name, against a head that was noted too', async (kind) => {
  const app = await openTestApp(kind);
  onTestFinished(() => app.close());
  await app.session();
  const head = await createAuditChain(app.database, () => app.time.now, null).seal();
  const noted = `${head?.position}:${head?.seal}`;
  expect((await run('check', app.url)).out).toContain(`entries are as they were sealed, up to ${noted}`);
  expect((await run('check', app.url, '--audit-head', noted)).out).toContain('as they were sealed and noted');
  const other = await run('check', app.url, '--audit-head', `1:${'0'.repeat(64)}`);
  expect(other).toMatchObject({
    code: 2,
    out: expect.stringMatching(/^fail {2}audit log {6}number 1 was noted with another seal/m),
  });
  await app.database.query.updateTable('audit_log').set({ actor: 'nobody' }).where('position', '=', 1).execute();
  const changed = await run('check', app.url);
  expect(changed).toMatchObject({ code: 2, out: expect.stringMatching(/^fail {2}audit log {6}entry 1 .* was changed/m) });
  expect(await run('check', app.url, '--audit-head', '1:x')).toMatchObject({ code: 2, err: expect.stringContaining('1:x') });
});

test('check tells what a start would make, what is wrong, and writes nothing', async () => {
  const missing = join(directory, 'not-yet.db');
  const foreign = join(directory, 'foreign.db');
  writeFileSync(foreign, 'no database at all, but long enough to be taken for one'.repeat(40));
  expect(await run('check', `sqlite:${missing}`)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/warn {2}database .*the first start makes it/),
  });
  expect(existsSync(missing)).toBe(false);
  expect(await run('check', `sqlite:${foreign}`)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/fail {2}database .*cannot be opened/),
  });
  expect(await run('check', 'postgres://vigie@127.0.0.1:1/none')).toMatchObject({
    code: 2,
    out: expect.stringMatching(/fail {2}database .*127\.0\.0\.1:1/),
  });
  expect(await run('check', 'mysql://nothing')).toMatchObject({
    code: 2,
    out: expect.stringMatching(/^fail {2}configuration {2}DATABASE_URL: /),
  });
  expect(await run('check', `sqlite:${missing}`, '--now')).toMatchObject({ code: 2, err: expect.stringContaining('"--now"') });
});

test('check tells what would stop the first start: an encoding, a database in which this user may make no tables', async () => {
  const ascii = await createPostgresDatabase(inject('postgresUrl'), `encoding 'SQL_ASCII' template template0`);
  expect(await run('check', ascii.url)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/fail {2}database .*SQL_ASCII.*createdb/),
  });
  await ascii.drop();
  const closed = await createPostgresDatabase(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: closed.url });
  await client.connect();
  await client.query(
    `create schema closed; create role guest_of_closed login password 'g'; grant usage on schema closed to guest_of_closed`,
  );
  const url = new URL(closed.url);
  [url.username, url.password] = ['guest_of_closed', 'g'];
  url.searchParams.set('options', '-c search_path=closed');
  expect(await run('check', url.href)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/fail {2}database .*make tables there/),
  });
  await client.query('drop owned by guest_of_closed; drop role guest_of_closed');
  await client.end();
  await closed.drop();
});

test('check names a variable that nothing reads for its misspelling', async () => {
  const told = await runIn({ DATABASE_URL: source.url, SMTP_URLL: 'smtp://127.0.0.1', DATA_CONTROLER: 'Brevelle' }, 'check');
  expect(told.code).toBe(1);
  expect(told.out).toMatch(/^warn {2}configuration {2}SMTP_URLL: nothing reads it\. Did you mean SMTP_URL\?$/m);
  expect(told.out).toMatch(/^warn {2}configuration {2}DATA_CONTROLER: .*DATA_CONTROLLER\?$/m);
});

test('check asks each identity provider for its metadata', async () => {
  const provider = await startOpenIdProvider('https://vigie.example');
  const asked = () => runIn({ DATABASE_URL: source.url, ...provider.environment }, 'check');
  expect((await asked()).out).toMatch(/^ok {4}sign-in {8}staff, http:\S+, answers$/m);
  await provider.close();
  expect(await asked()).toMatchObject({ code: 2, out: expect.stringMatching(/^fail {2}sign-in .*ECONNREFUSED/m) });
});

test('check signs in to the mail server, and sends nothing', async () => {
  const smtp = await startTestSmtpServer({ user: 'vigie', password: 'right' });
  const checkWith = (url: string) =>
    runIn({ DATABASE_URL: source.url, SMTP_URL: url, MAIL_FROM: 'vigie@brevelle.example' }, 'check');
  expect((await checkWith(smtp.url)).out).toMatch(/^ok +mail +127\.0\.0\.1:\d+, signed in$/m);
  const refused = await checkWith(smtp.url.replace(':right@', ':wrong@'));
  expect(refused).toMatchObject({ code: 2, out: expect.stringMatching(/^fail +mail +.*535/m) });
  expect(refused.out + refused.err).not.toContain('wrong@');
  expect(smtp.received).toEqual([]);
  await smtp.close();
  expect((await checkWith(smtp.url)).out).toMatch(/^fail +mail .*ECONNREFUSED/m);
});
