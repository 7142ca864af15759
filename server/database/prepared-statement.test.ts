import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { type Database, openDatabase } from './database.ts';
import { preparedStatement } from './prepared-statement.ts';

interface Setting {
  readonly key: string;
  readonly value: string;
}

const build = vi.fn<Parameters<typeof preparedStatement<Setting, { key: string; value: string }, Setting>>[1]>((query, rows) =>
  query
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: (eb) => eb.ref('excluded.value') }))
    .returningAll(),
);
/** Shared by all databases, like the product's statements. */
const store = preparedStatement(({ value, key }: Setting) => ({ key, value }), build);

/** Their fields come in either order. */
const settings = (count: number, value: string): Setting[] =>
  Array.from({ length: count }, (_none, index) =>
    value === 'first' ? { key: `key ${index}`, value: `${value} ${index}` } : { value: `${value} ${index}`, key: `key ${index}` },
  );

describe.each(testDatabases)('on $name', (kind) => {
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

  test.each([1, 3, 64, 65])('of %d rows each column gets its own value, the second time as the first', async (count) => {
    for (const value of ['first', 'second']) {
      const written = await store(database.query, settings(count, value));
      expect(written).toEqual(settings(count, value));
    }
    const kept = await database.query.selectFrom('settings').selectAll().where('key', '=', 'key 0').execute();
    expect(kept).toEqual(settings(1, 'second'));
  });

  test('more rows than one statement takes are all written, and answered with in order', async () => {
    const many = settings(16_400, 'first');
    expect(await store(database.query, many)).toEqual(many);
  });

  test('a text is built once for each number of rows', async () => {
    await store(database.query, settings(7, 'first'));
    build.mockClear();
    await store(database.query, settings(7, 'second'));
    expect(build).not.toHaveBeenCalled();
    await store(database.query, settings(8, 'second'));
    expect(build).toHaveBeenCalledOnce();
  });

  test('within a transaction that fails nothing is kept', async () => {
    const failing = database.query.transaction().execute(async (transaction) => {
      await store(transaction, settings(3, 'lost'));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const lost = await database.query.selectFrom('settings').selectAll().where('value', 'like', 'lost%').execute();
    expect(lost).toEqual([]);
  });
});
