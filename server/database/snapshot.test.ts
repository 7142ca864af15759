import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { openDatabase } from './database.ts';

test.each(testDatabases)(
  'a snapshot of $name stays as it was while others write, and nothing is written through it',
  async (kind) => {
    const temporary = await kind.createMigrated();
    const database = await openDatabase(temporary.url);
    onTestFinished(async () => {
      await database.close();
      await temporary.drop();
    });
    const { query, release } = await database.snapshot();
    const settings = () => query.selectFrom('settings').select('key').execute();
    const before = await settings();
    await database.query.insertInto('settings').values({ key: 'later', value: '' }).execute();
    expect(await settings()).toEqual(before);
    await expect(query.insertInto('settings').values({ key: 'through', value: '' }).execute()).rejects.toThrow(/read-?only/);
    await release();
  },
);
