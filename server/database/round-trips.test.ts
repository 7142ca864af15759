import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { open } from './database.ts';

test.each(testDatabases)(
  'statements that do nothing wait for a connection as others do, and fail without a database, on $name',
  async ({ createMigrated }) => {
    const { url, drop } = await createMigrated();
    const database = await open(url);
    onTestFinished(drop);
    const pooled = database.pool() !== null;
    await database.roundTrips(3);
    expect(database.pool()?.waiting ?? 0).toBe(0);
    const readers = await Promise.all(Array.from({ length: 8 }, () => database.snapshot()));
    const statement = sql`select 1`.execute(database.query);
    let had = false;
    const waited = database.roundTrips(3).then(() => {
      had = true;
    });
    await new Promise(setImmediate);
    expect({ had, waiting: database.pool()?.waiting }).toEqual(
      pooled ? { had: false, waiting: 2 } : { had: true, waiting: undefined },
    );
    await Promise.all(readers.map((reader) => reader.release()));
    await Promise.all([statement, waited]);
    await database.close();
    if (pooled) await expect(database.roundTrips(1)).rejects.toThrow();
  },
);
