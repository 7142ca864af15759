/**
 * Brings a database up to date. Processes that start together take turns: the lock lasts as long as the transaction. Kysely's own
 * migrator takes none on SQLite.
 */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type DatabaseKind, type Migration, migrations } from './migrations.ts';
import { appliedMigrations } from './provenance.ts';
import type { Tables } from './tables.ts';

/** Any number, the same in every version of this program. */
const ADVISORY_LOCK = 7_164_433;

/** Some texts could not be stored. */
class WrongEncoding extends Error {
  override name = 'WrongEncoding';
  /** Of SQLSTATE: a character that cannot be translated. */
  readonly code = '22P05';
}

/** Applies what is missing. @throws Error for a database that is not Vigie's, or of another release that this one cannot read */
export async function migrate(
  database: Kysely<Tables>,
  kind: DatabaseKind,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    // SQLite's own `begin` would let two processes read before either writes.
    await (kind === 'sqlite' ? sql`begin exclusive` : sql`begin`).execute(connection);
    try {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(connection);
      await applyMissing(connection, kind, steps);
      await sql`commit`.execute(connection);
    } catch (error) {
      // Where the disk is full SQLite has done so itself; what it says of a second time would hide the cause.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** Some encodings lack ’, and SQL_ASCII takes bytes for characters. One that is in use already goes on. @throws WrongEncoding */
async function mustHoldEveryText(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(connection);
  const encoding = rows[0]?.encoding ?? '';
  if (encoding !== 'UTF8') throw new WrongEncoding(`its encoding is ${encoding}, and has to be UTF8`);
}

async function applyMissing(connection: Kysely<Tables>, kind: DatabaseKind, steps: readonly Migration[]): Promise<void> {
  const applied = await appliedMigrations(connection, kind, steps);
  if (applied.size === 0) await sql`create table migrations (name text primary key)`.execute(connection);
  // One that can only be read is told here, and not by what fails first afterwards.
  await sql`update migrations set name = name where name = ''`.execute(connection);
  if (kind === 'postgres' && applied.size === 0) await mustHoldEveryText(connection);
  for (const { name, statements } of steps) {
    if (applied.has(name)) continue;
    for (const statement of statements(kind)) await connection.executeQuery(CompiledQuery.raw(statement));
    await sql`insert into migrations (name) values (${name})`.execute(connection);
  }
}
