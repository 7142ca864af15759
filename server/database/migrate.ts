/**
 * Schema migrations. Processes that start together wait for each other, as a lock is held until the transaction ends. Kysely's own
 * migrator takes no lock on SQLite.
 */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { DatabaseKind, Migration } from './migration.ts';
import { migrations } from './migrations.ts';
import { appliedMigrations } from './provenance.ts';
import { DEFAULT_RETENTION, DEFAULT_RETENTION_DAYS } from './settings.ts';
import type { Tables } from './tables.ts';

/** Arbitrary number, the same in every version of this program. */
const ADVISORY_LOCK = 7_164_433;

/** The encoding of the database cannot store all texts. */
class WrongEncoding extends Error {
  override name = 'WrongEncoding';
  /** SQLSTATE: untranslatable character. */
  readonly code = '22P05';
}

/** Applies missing migrations. @throws Error for another program's database, or for one of a release that this one cannot read */
export async function migrate(
  database: Kysely<Tables>,
  kind: DatabaseKind,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    // With SQLite's plain `begin` (deferred) two processes could both read before either writes.
    await (kind === 'sqlite' ? sql`begin exclusive` : sql`begin`).execute(connection);
    try {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(connection);
      await applyMissing(connection, kind, steps);
      await sql`commit`.execute(connection);
    } catch (error) {
      // On a full disk SQLite has rolled back itself; the error of a second rollback would hide the cause.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Refuses a new database whose encoding is not UTF-8: some encodings lack ’, and SQL_ASCII counts bytes as characters. A database in use
 * is accepted. @throws WrongEncoding
 */
export async function mustHoldEveryText(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(connection);
  const encoding = rows[0]?.encoding ?? '';
  if (encoding !== 'UTF8') throw new WrongEncoding(`its encoding is ${encoding}, and has to be UTF8`);
}

async function applyMissing(connection: Kysely<Tables>, kind: DatabaseKind, steps: readonly Migration[]): Promise<void> {
  const applied = await appliedMigrations(connection, kind, steps);
  if (applied.size === 0) await sql`create table migrations (name text primary key)`.execute(connection);
  // A write without effect, so that a read-only database fails here with a clear error, and not at the first write of play.
  await sql`update migrations set name = name where name = ''`.execute(connection);
  if (kind === 'postgres' && applied.size === 0) await mustHoldEveryText(connection);
  for (const { name, statements } of steps) {
    if (applied.has(name)) continue;
    for (const statement of statements(kind)) await connection.executeQuery(CompiledQuery.raw(statement));
    await sql`insert into migrations (name) values (${name})`.execute(connection);
  }
  if (applied.size === 0 && steps === migrations)
    await connection
      .insertInto('settings')
      .values({ key: DEFAULT_RETENTION, value: String(DEFAULT_RETENTION_DAYS) })
      .execute();
}
