/** The commands as separate processes: files, messages and exit codes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPostgresDatabase, type TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { appOn, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(command: 'backup' | 'restore', databaseUrl: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [inject('built')[command], ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
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
  const undated = (document: string) => document.replace(/"createdAt":"[^"]*"/, '');
  expect(undated(piped.out)).toBe(undated(text));
  const entries = await source.database.query
    .selectFrom('audit_log')
    .select('action')
    .where('actor', '=', 'command line')
    .execute();
  expect(entries).toEqual([{ action: 'backup-downloaded' }, { action: 'backup-downloaded' }]);
});

test('a restore is tried, made, and not made twice; one session more is', async () => {
  const dry = await run('restore', target.url, file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('dry run, nothing was') });
  expect(dry.out).toContain(session.code);
  expect(await run('restore', target.url, file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Written: 1 session(s)'),
  });
  expect(await run('restore', target.url, file)).toMatchObject({ code: 1, err: expect.stringContaining('has sessions already') });
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
