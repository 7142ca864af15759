import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSqliteDatabase } from '../../tests/support/temporary-databases.ts';
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
