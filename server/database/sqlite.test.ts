import { randomBytes } from 'node:crypto';
import { copyFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSqliteDatabase } from '../../tests/support/temporary-databases.ts';
import { appOn } from '../../tests/support/test-app.ts';
import { openDatabase } from './database.ts';

const MEGABYTE = 1024 * 1024;

test('the room that one large transaction took beside the file is given back with the next write', async () => {
  const store = await createSqliteDatabase();
  const { query, location, close } = await openDatabase(store.url);
  const log = () => statSync(`${location}-wal`).size;
  const write = (key: string, bytes: number) => ({ key, value: randomBytes(bytes / 2).toString('hex') });
  await query.transaction().execute(async (transaction) => {
    for (let row = 0; row < 12; row += 1)
      await transaction
        .insertInto('settings')
        .values(write(`row ${row}`, MEGABYTE))
        .execute();
  });
  expect(log()).toBeGreaterThan(12 * MEGABYTE);
  await query.insertInto('settings').values(write('another', 10)).execute();
  expect(log()).toBeLessThanOrEqual(8 * MEGABYTE);
  await close();
  await store.drop();
});

test.each([
  [
    'deleted',
    (path: string) => {
      for (const each of ['', '-wal', '-shm']) rmSync(path + each);
    },
  ],
  ['robbed of the log beside it', (path: string) => rmSync(`${path}-wal`)],
  [
    'replaced by a copy of before',
    (path: string) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
      for (const beside of ['-wal', '-shm']) rmSync(path + beside);
    },
  ],
])('a server whose file was %s says so, and gives a full backup of what it alone still holds', async (_how, lose) => {
  const store = await createSqliteDatabase();
  const app = await appOn(store.url);
  const path = app.database.location;
  const [admin, { id, code }] = [await app.admin(), await app.session()];
  const pathShown = async () => (await admin('GET', '/admin/storage')).body['db_path'];
  expect(await pathShown()).toBe(path);
  lose(path);
  await app.player(code, 'depuis@brevelle.example');
  expect(await app.guest('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'database-moved' } });
  expect(await pathShown()).toBe(`${path} (moved, deleted or replaced: make a full backup before the server ends)`);
  expect((await admin('GET', '/admin/backup')).text).toContain('depuis@brevelle.example');
  expect((await admin('GET', `/admin/sessions/${id}/cockpit`)).body['participants']).toHaveLength(1);
  await app.close();
  await store.drop();
});

test('a log of tens of megabytes is taken over and emptied although nobody writes again', { timeout: 60_000 }, async () => {
  const store = await createSqliteDatabase();
  const { query, location, close } = await openDatabase(store.url);
  const log = () => statSync(`${location}-wal`).size;
  const row = randomBytes(MEGABYTE / 2).toString('hex');
  await query.transaction().execute(async (transaction) => {
    for (let key = 0; key < 40; key += 1)
      await transaction
        .insertInto('settings')
        .values({ key: `row ${key}`, value: row })
        .execute();
  });
  expect(log()).toBeGreaterThan(40 * MEGABYTE);
  await vi.waitFor(() => expect(log()).toBe(0), { timeout: 30_000 });
  expect(await query.selectFrom('settings').select('value').where('key', 'like', 'row %').distinct().execute()).toEqual([
    { value: row },
  ]);
  await close();
  await store.drop();
});

test('while a backup is read, the log that cannot be emptied keeps nobody from writing', { timeout: 60_000 }, async () => {
  const store = await createSqliteDatabase();
  const database = await openDatabase(store.url);
  const write = (value: string) => database.query.insertInto('settings').values({ key: value, value }).execute();
  await write('before');
  const backup = await database.snapshot();
  expect(await backup.query.selectFrom('settings').select('key').execute()).toContainEqual({ key: 'before' });
  await write('deleted meanwhile');
  let overwritten = false;
  const overwriting = database.overwriteDeleted().then(() => {
    overwritten = true;
  });
  const waits: number[] = [];
  while (!overwritten) {
    const began = performance.now();
    await write(`meanwhile ${waits.length}`);
    waits.push(performance.now() - began);
    await pause(50);
  }
  await overwriting;
  expect(Math.max(...waits)).toBeLessThan(2_000);
  await backup.release();
  await database.overwriteDeleted();
  expect(statSync(`${database.location}-wal`).size).toBe(0);
  await database.close();
  await store.drop();
});
