import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase, createSqliteDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { VERSION } from '../version.ts';
import { open, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { DatabaseKind, Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Checksums of released migrations. They never change, as databases have run them: a change needs a new migration. */
const RELEASED: Readonly<Record<string, Readonly<Record<DatabaseKind, string>>>> = {
  '1.0.0-tables': { sqlite: '17f2a893fc7bb562', postgres: 'cb772cceca8df147' },
  '1.1.0-fleet': { sqlite: '617437a25126cfd6', postgres: '617437a25126cfd6' },
  '1.1.0-passkeys': { sqlite: '284bb2697b5b1717', postgres: '0905e9c63b5f612f' },
  '1.1.0-reports': { sqlite: 'd2e5ec16ef6c8af1', postgres: 'd2e5ec16ef6c8af1' },
  '1.1.0-finale': { sqlite: '080aa66842e6546e', postgres: '4f9b61008106bb3e' },
  '1.1.0-return-tallies': { sqlite: 'ae4bf0840d050f3c', postgres: 'ae4bf0840d050f3c' },
  '1.1.0-personal-seats': { sqlite: '15ee8f7d684afb12', postgres: 'f78c0620f3935b02' },
  '1.1.0-player-logins': { sqlite: 'f15f75d1ea104292', postgres: 'f15f75d1ea104292' },
  '1.1.0-audit-chain': { sqlite: '07be483942e6526c', postgres: '07be483942e6526c' },
  '1.1.0-session-owners': { sqlite: '45a35573b0d3cc9b', postgres: '45a35573b0d3cc9b' },
  '1.1.0-recovery-codes': { sqlite: '29881921a4af95ee', postgres: '29881921a4af95ee' },
  '1.1.0-identities': { sqlite: '44fe5a00e916f248', postgres: '44b6b5fb303c0d50' },
  '1.1.0-debrief': { sqlite: 'fc737b0cadf894f5', postgres: '501491e143ad1c25' },
  '1.1.0-judgements': { sqlite: '04ee9221e9340dfb', postgres: 'f15130f267edff4a' },
  '1.1.0-campaigns': { sqlite: '8c9b9e7cada00318', postgres: '8c9b9e7cada00318' },
  '1.1.0-people': { sqlite: '72c2424bfcf7ff58', postgres: '9011ad1237b43a49' },
  '1.1.0-remotes': { sqlite: 'd889283e10175e12', postgres: 'd889283e10175e12' },
  '1.1.0-erasure': { sqlite: '78411af0f52144d5', postgres: '96191e17f95062f9' },
  '1.1.0-refused-logins': { sqlite: 'ccd0d86f536bd5af', postgres: 'eb2d792cd39c7f73' },
  '1.1.0-sign-ins': { sqlite: '4771711cca59ea9d', postgres: '4771711cca59ea9d' },
  '1.1.0-mails': { sqlite: '85c40ad2ffc2fba2', postgres: '7d8865576d32f1bf' },
  '1.1.0-attestation-proofs': { sqlite: '7fa2ed87f22d86b6', postgres: '7fa2ed87f22d86b6' },
  '1.1.0-doors': { sqlite: '0f3d4e6abae628fc', postgres: 'cd30b5b31b97d67c' },
  '1.1.0-return-missions': { sqlite: 'c98cae40d67aebeb', postgres: '85b877ddd05c727e' },
  '1.1.0-returns': { sqlite: '320a27904a37b3e9', postgres: 'dc2756e6b8464796' },
  '1.1.0-hidden-names': { sqlite: '59b5210e1be31b3e', postgres: '59b5210e1be31b3e' },
  '1.1.0-workshops': { sqlite: '3b8e3c759ba1c035', postgres: '3b8e3c759ba1c035' },
  '1.1.0-names': { sqlite: '50e7df493363dc57', postgres: '50e7df493363dc57' },
  '1.1.0-api-tokens': { sqlite: 'ec18f09efbbc96b1', postgres: 'ec18f09efbbc96b1' },
  '1.1.0-console-language': { sqlite: '2f9437dcabac7ac3', postgres: '2f9437dcabac7ac3' },
  '1.1.0-campaign-attendances': { sqlite: 'f1c9b2218c80703e', postgres: 'e8f90339c490c8fc' },
  '1.1.0-campaign-returns': { sqlite: '777782a9927799fa', postgres: '777782a9927799fa' },
  '1.1.0-logged-events': { sqlite: '87b65800b4539d03', postgres: '87b65800b4539d03' },
  '1.1.0-clustered-states': { sqlite: '63618d9cc754d10c', postgres: 'e3b0c44298fc1c14' },
  '1.1.0-mailed-sessions': { sqlite: '30482cae284031ff', postgres: '30482cae284031ff' },
  '1.1.0-erased-left': { sqlite: 'e1368cf236caa9be', postgres: 'e1368cf236caa9be' },
  '1.1.0-attempt-events': { sqlite: '919cea2a7377e349', postgres: '919cea2a7377e349' },
  '1.1.0-account-departments': { sqlite: 'ff9f0735ba8b91a2', postgres: 'ff9f0735ba8b91a2' },
};

const checksum = (statements: readonly string[]) => createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);

test('a migration that was released is as it was, and its name begins with its release', () => {
  const now = migrations.map(({ name, statements }) => [
    name,
    { sqlite: checksum(statements('sqlite')), postgres: checksum(statements('postgres')) },
  ]);
  expect(Object.fromEntries(now)).toEqual(RELEASED);
  for (const { name } of migrations) expect(name).toMatch(/^\d+\.\d+\.\d+-[a-z-]+$/);
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

test('a PostgreSQL database with an extension’s tables is empty, and one with another program’s is in a schema of its own', async () => {
  const store = await createPostgresDatabase(inject('postgresUrl'));
  const first = await open(store.url);
  const run = (statement: string) => sql.raw(statement).execute(first.query);
  await run('create extension hstore');
  await run('create table places (id integer)');
  await run('create schema vigie');
  const own = new URL(store.url);
  own.searchParams.set('options', '-c search_path=vigie');
  await expect(openDatabase(store.url)).rejects.toThrow('not made by Vigie');
  await (await openDatabase(own.href)).close();
  await run('alter extension hstore add table places');
  await (await openDatabase(store.url)).close();
  await first.close();
  await store.drop();
});

/** An example of a later migration: a column, filled from existing data, and a table. */
const next: Migration = {
  name: '1.10.0-badges',
  statements: (kind) => [
    'alter table sessions add column badge text',
    `update sessions set badge = 'badge of ' || code`,
    `create table badges (name ${kind === 'postgres' ? 'text collate "C"' : 'text'} primary key)`,
  ],
};
const broken: Migration = { name: '1.10.0-broken', statements: () => ['create table half (name text)', 'nonsense'] };

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

  describe('with people who were erased before it counted them among those who left', () => {
    const [early, late] = ['2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'];
    /** Who has left, and when, of people with these addresses, each changed at a time; null: erased. */
    const leftAfter = (people: readonly (readonly [email: string | null, updatedAt: string])[]) => {
      const found: (string | null)[] = [];
      const read = async (query: Kysely<Tables>, kind: DatabaseKind) => {
        const rest = { name: null, department: 'Achats', site: null, manager_department: null, language: null, left_at: null };
        const rows = people.map(([email, updated_at], index) => ({
          ...{ id: `p${index}`, email, created_at: early, updated_at },
          ...rest,
        }));
        await query.insertInto('people').values(rows).execute();
        await sql`delete from migrations where name = '1.1.0-erased-left'`.execute(query);
        await migrate(query, kind);
        const after = await query.selectFrom('people').select('left_at').orderBy('id').execute();
        found.push(...after.map(({ left_at }) => left_at));
      };
      return withSession(read).then(() => found);
    };

    test('has them leave on the day of their erasure', async () => {
      expect(
        await leftAfter([
          ['ana@brevelle.example', early],
          [null, late],
        ]),
      ).toEqual([null, late]);
    });

    test('leaves the counts of a directory that came to its end, but for who was erased before', async () => {
      expect(
        await leftAfter([
          [null, early],
          [null, late],
          [null, late],
        ]),
      ).toEqual([early, null, null]);
    });
  });

  test('is refused by an earlier release, which names the release that made it', () =>
    withSession(async (query, kind, url) => {
      await migrate(query, kind, [...migrations, { name: '1.9.1-before', statements: () => [] }, next]);
      await expect(openDatabase(url)).rejects.toThrow(
        `was made by Vigie 1.10.0 or later, and this is Vigie ${VERSION}, which does not know 1.9.1-before, 1.10.0-badges. Start that release,`,
      );
    }));

  test.each(['001-ledger', '001-first-version'])('of a development version (%s) is told as such', (first) =>
    withSession(async (query, _kind, url) => {
      await sql`delete from migrations`.execute(query);
      await sql`insert into migrations (name) values (${first}), ('002-console')`.execute(query);
      await expect(openDatabase(url)).rejects.toThrow(
        `was made by a development version of Vigie, before 1.0.0, from which there is no upgrade (its migrations begin with ${first})`,
      );
    }),
  );

  test.each([
    ['without migrations', 'create table customers (id integer)', 'its tables: customers'],
    ['with migrations of its own', 'create table migrations (id integer, migration text)', 'its tables: migrations'],
    [
      'with migrations of the same columns',
      `create table migrations as select 'Init1620000000' as name`,
      'its tables: migrations',
    ],
  ])('of another program, %s, is told as such and left alone', async (_how, statement, tables) => {
    const store = await kind.create();
    const foreign = await open(store.url);
    try {
      await sql.raw(statement).execute(foreign.query);
      await expect(openDatabase(store.url)).rejects.toThrow(`was not made by Vigie (${tables}). Name an empty database`);
      expect(await foreign.query.introspection.getTables()).toHaveLength(1);
    } finally {
      await foreign.close();
      await store.drop();
    }
  });

  test('stays as it was when a step fails', () =>
    withSession(async (query, kind, url) => {
      await expect(migrate(query, kind, [...migrations, broken])).rejects.toThrow();
      await expect(sql`select * from half`.execute(query)).rejects.toThrow();
      await (await openDatabase(url)).close();
    }));
});
