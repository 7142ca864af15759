import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { open } from './database.ts';

test.each(testDatabases)('a connection is waited for while statements wait for one, on $name', async ({ createMigrated }) => {
  const { url, drop } = await createMigrated();
  const database = await open(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await database.connection();
  const pooled = database.pool() !== null;
  const readers = await Promise.all(Array.from({ length: 8 }, () => database.snapshot()));
  // Nobody waits yet, though no connection is idle.
  await database.connection();
  const statement = sql`select 1`.execute(database.query);
  let had = false;
  const waited = database.connection().then(() => {
    had = true;
  });
  await new Promise(setImmediate);
  expect({ had, waiting: database.pool()?.waiting }).toEqual(
    pooled ? { had: false, waiting: 2 } : { had: true, waiting: undefined },
  );
  await Promise.all(readers.map((reader) => reader.release()));
  await Promise.all([statement, waited]);
});
