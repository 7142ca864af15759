import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createSqliteDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { type DatabaseKind, type Migration, migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** What each migration was when it shipped: databases have run it, so it stays as it is, and a change is a migration of its own. */
const SHIPPED: Readonly<Record<string, Readonly<Record<DatabaseKind, string>>>> = {
  '001-first-version': { sqlite: '2704b1e1b63947d1', postgres: '29f962c8ff6f0d04' },
  '002-names-and-boards': { sqlite: 'c274440616095054', postgres: '4d2059b665971926' },
  '003-the-room': { sqlite: 'bac5e534b383911d', postgres: 'f82b595c64299bfc' },
  '004-where-to-report': { sqlite: '5c12dcb6052396b6', postgres: '5c12dcb6052396b6' },
  '005-lookups': { sqlite: '7b6dad75f055ae6c', postgres: '7b6dad75f055ae6c' },
  '006-attested-missions': { sqlite: '30aa808d499c848e', postgres: '30aa808d499c848e' },
  '007-one-order': { sqlite: 'b9adf47cffdfa03f', postgres: 'b9adf47cffdfa03f' },
  '008-debriefs-told': { sqlite: '9a1e20cb0c54c6d5', postgres: '9a1e20cb0c54c6d5' },
};

const checksum = (statements: readonly string[]) => createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);

test('a migration that has shipped is as it was', () => {
  const now = migrations.map(({ name, statements }) => [
    name,
    { sqlite: checksum(statements('sqlite')), postgres: checksum(statements('postgres')) },
  ]);
  expect(Object.fromEntries(now)).toEqual(SHIPPED);
});

test('what goes with a participant is looked up, not looked for among everybody’s', async () => {
  const store = await createSqliteDatabase();
  const { query, close } = await openDatabase(store.url);
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select tables.name as "table", "from" as "column" from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as key
    where tables.type = 'table' and key."table" = 'participants'`.execute(query);
  expect(keys.length).toBeGreaterThan(5);
  for (const { table, column } of keys) {
    const plan = sql<{ detail: string }>`explain query plan delete from ${sql.table(table)} where ${sql.ref(column)} = 'one'`;
    expect((await plan.execute(query)).rows[0]?.detail, table).toMatch(/^SEARCH/);
  }
  await close();
  await store.drop();
});

/** A migration as one may come: a column, filled from what is there, and a table. */
const next: Migration = {
  name: '999-badges',
  statements: (kind) => [
    'alter table sessions add column badge text',
    `update sessions set badge = 'badge of ' || code`,
    `create table badges (name ${kind === 'postgres' ? 'text collate "C"' : 'text'} primary key)`,
  ],
};
const broken: Migration = { name: '999-broken', statements: () => ['create table half (name text)', 'nonsense'] };

describe.each(testDatabases)('a database of the version before on $name', (kind) => {
  /** A database of the first version, with a session in it. */
  const withSession = async (work: (query: Kysely<Tables>, kind: DatabaseKind, url: string) => Promise<void>) => {
    const store = await kind.create();
    const database = await openDatabase(store.url);
    try {
      await sql`insert into sessions (id, code, active, created_at, hint_policy, teams)
        values ('one', 'K7QF2MXD', 1, '2026-11-21T09:00:00.000Z', 'table', '[]')`.execute(database.query);
      await work(database.query, database.kind, store.url);
    } finally {
      await database.close();
      await store.drop();
    }
  };
  const badge = async (query: Kysely<Tables>) => (await sql`select badge from sessions`.execute(query)).rows;

  test('is brought up to date, once, and keeps what it holds', () =>
    withSession(async (query, kind) => {
      await migrate(query, kind, [...migrations, next]);
      expect(await badge(query)).toEqual([{ badge: 'badge of K7QF2MXD' }]);
      await sql`update sessions set badge = 'mine'`.execute(query);
      await migrate(query, kind, [...migrations, next]);
      expect(await badge(query)).toEqual([{ badge: 'mine' }]);
    }));

  test('is brought up to date once by those that start together', () =>
    withSession(async (query, kind, url) => {
      const others = await Promise.all([openDatabase(url), openDatabase(url)]);
      const all = [query, ...others.map((other) => other.query)];
      await Promise.all(all.map((each) => migrate(each, kind, [...migrations, next])));
      await Promise.all(others.map((other) => other.close()));
      expect(await badge(query)).toEqual([{ badge: 'badge of K7QF2MXD' }]);
    }));

  test('is refused, with its name, by an earlier version', () =>
    withSession(async (query, kind, url) => {
      await migrate(query, kind, [...migrations, next]);
      await expect(openDatabase(url)).rejects.toThrow(
        'written by a later version of Vigie (this one does not know its migration 999-badges)',
      );
    }));

  test('from before the first version is not taken for a later one', () =>
    withSession(async (query, _kind, url) => {
      await sql`delete from migrations`.execute(query);
      await sql`insert into migrations (name) values ('001-ledger'), ('002-console')`.execute(query);
      await expect(openDatabase(url)).rejects.toThrow(
        'written by a version of Vigie from which there is no upgrade (this one does not know its migrations 001-ledger, 002-console)',
      );
    }));

  test('stays as it was when a step fails', () =>
    withSession(async (query, kind, url) => {
      await expect(migrate(query, kind, [...migrations, broken])).rejects.toThrow();
      await expect(sql`select * from half`.execute(query)).rejects.toThrow();
      await (await openDatabase(url)).close();
    }));
});
