/** Inspects a database without upgrading it. */
import { type Kysely, sql } from 'kysely';
import { open } from './database.ts';
import { locationOf } from './location.ts';
import { mustHoldEveryText } from './migrate.ts';
import type { DatabaseKind } from './migration.ts';
import { migrations } from './migrations.ts';
import { appliedMigrations } from './provenance.ts';
import type { Tables } from './tables.ts';
import { UnopenedDatabase } from './unopened-database.ts';

export interface DatabaseFacts {
  /** Program and version: SQLite 3.53.0, PostgreSQL 18.1. */
  readonly server: string;
  readonly location: string;
  readonly bytes: number;
  /** Whether the database has no tables: the next start makes them. */
  readonly empty: boolean;
  /** Migrations that the next start applies. */
  readonly missing: readonly string[];
  /** Time of the newest entry of ledger and audit log, by the clock that wrote it; milliseconds since 1970, null without one. */
  readonly newest: number | null;
  /** The database server's clock in milliseconds since 1970; null for SQLite, which has no server. */
  readonly now: number | null;
}

/**
 * @param url of a database that exists
 * @throws UnopenedDatabase also where the database is read-only, cannot take tables, or belongs to another program or to a
 * release that this one cannot read
 */
export async function inspectDatabase(url: string): Promise<DatabaseFacts> {
  const location = locationOf(url);
  try {
    const database = await open(url);
    try {
      const { query, kind } = database;
      const applied = await appliedMigrations(query, kind, migrations);
      const empty = applied.size === 0;
      // A write without effect: a database that can only be read fails here.
      if (empty) await mustTakeTables(query, kind);
      else await sql`update migrations set name = name where name = ''`.execute(query);
      const postgres = kind === 'postgres' ? await postgresFacts(query) : null;
      return {
        server: postgres?.server ?? `SQLite ${await sqliteVersion(query)}`,
        location,
        bytes: await database.sizeInBytes(),
        empty,
        missing: migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
        newest: empty ? null : await newestEntry(query),
        now: postgres?.now ?? null,
      };
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new UnopenedDatabase(error, location);
  }
}

/** Checks that a new database accepts the first start: a table is made, and rolled back. */
async function mustTakeTables(query: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') await mustHoldEveryText(query);
  await query.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      await sql`create table migrations (name text primary key)`.execute(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function sqliteVersion(query: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(query);
  return rows[0]?.version ?? '';
}

async function postgresFacts(query: Kysely<Tables>): Promise<{ readonly server: string; readonly now: number }> {
  const facts = sql<{ version: string; now: number }>`
    select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 * 1000 as now`;
  const [row] = (await facts.execute(query)).rows;
  return { server: `PostgreSQL ${row?.version ?? ''}`, now: row?.now ?? Date.now() };
}

async function newestEntry(query: Kysely<Tables>): Promise<number | null> {
  const newestOf = (table: 'audit_log' | 'score_events') =>
    query
      .selectFrom(table)
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
  const rows = await Promise.all([newestOf('audit_log'), newestOf('score_events')]);
  const times = rows.flatMap((row) => (row?.at ? [Date.parse(row.at)] : []));
  return times.length === 0 ? null : Math.max(...times);
}
