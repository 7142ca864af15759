import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { type Database, openDatabase } from './database.ts';
import { inOneTrip, sendAll } from './one-trip.ts';

describe.each(testDatabases)('statements in one trip on $name', (kind) => {
  let temporary: TemporaryDatabase;
  let database: Database;
  beforeAll(async () => {
    temporary = await kind.createMigrated();
    database = await openDatabase(temporary.url);
  });
  afterAll(async () => {
    await database.close();
    await temporary.drop();
  });

  const adding = (key: string) => database.query.insertInto('settings').values({ key, value: '1' }).compile();
  const keys = async () => {
    const rows = await database.query.selectFrom('settings').select('key').where('key', 'like', 'trip%').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };

  test('are carried out in the order in which they are sent, each with its own rows', async () => {
    const read = sql<{ value: string }>`select value from settings where key = 'trip order'`.compile(database.query);
    const change = sql`update settings set value = '2' where key = 'trip order'`.compile(database.query);
    const [, before, , after] = await database.query
      .transaction()
      .execute((transaction) =>
        inOneTrip(transaction, (send) => Promise.all([send(adding('trip order')), send(read), send(change), send(read)])),
      );
    expect({ before, after }).toEqual({ before: [{ value: '1' }], after: [{ value: '2' }] });
  });

  test('leave nothing of a transaction in which one fails, and the connection goes on', async () => {
    const before = await keys();
    const twice = [adding('trip a'), adding('trip a'), adding('trip b')];
    const failing = database.query.transaction().execute((transaction) => sendAll(transaction, twice));
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await keys()).toEqual(before);
    await database.query.transaction().execute((transaction) => sendAll(transaction, [adding('trip c')]));
    expect(await keys()).toEqual([...before, 'trip c'].sort());
  });
});
