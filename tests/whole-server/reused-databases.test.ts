import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { reusedDatabase } from '../support/reused-databases.ts';
import { sqliteAlone } from '../support/sqlite-alone.ts';
import { dump } from '../support/test-app.ts';

/** Does something in a database, as a test would. @returns its address, and all that was stored at first */
async function used(use: (database: Database) => Promise<unknown> = async () => undefined) {
  const store = await reusedDatabase(inject('postgresUrl'), inject('migratedDatabase'));
  const database = await openDatabase(store.url);
  const stored = await dump(database);
  await use(database);
  await database.close();
  await store.drop();
  return { url: store.url, stored };
}

describe.runIf(!sqliteAlone())('the database of a test on PostgreSQL', () => {
  it('is one that was used before, and holds again what the migrations wrote and no more', async () => {
    const { url, stored } = await used(async ({ query }) => {
      await query.updateTable('settings').set({ value: 'changed' }).execute();
      await query.insertInto('settings').values({ key: 'written', value: 'by a test' }).execute();
      await sql`delete from migrations`.execute(query);
    });
    expect(await used()).toEqual({ url, stored });
  });

  it.each([
    ['a new table', 'create table later (name text)'],
    ['a new column', 'alter table sessions add column later text'],
    ['a missing table', 'drop table mails cascade'],
    ['a new function', `create function later() returns integer language sql as 'select 1'`],
    ['a setting', `do $$ begin execute format('alter database %I set work_mem = 64', current_database()); end $$`],
  ])('is not used again after %s', async (_change, statement) => {
    const { url } = await used(({ query }) => sql.raw(statement).execute(query));
    expect((await used()).url).not.toBe(url);
  });

  it('is not used again once it is large', async () => {
    const { url } = await used(({ query }) =>
      sql`insert into settings select 'k' || n, repeat(md5(n::text), 20) from generate_series(1, 10000) n`.execute(query),
    );
    expect((await used()).url).not.toBe(url);
  });
});
