/** Detects, before anything is written, which program and release made a database, by its tables and migrations. */
import { type Kysely, sql } from 'kysely';
import { VERSION } from '../version.ts';
import type { DatabaseKind, Migration } from './migration.ts';
import type { Tables } from './tables.ts';

/** First migrations of unreleased development versions. */
const DEVELOPMENT: ReadonlySet<string> = new Set(['001-ledger', '001-first-version']);
/** Maximum number of another program's tables that the message names. */
const MAX_NAMED = 3;

/**
 * Names of the applied migrations; empty for an empty database.
 * @throws Error for a database of a later release, a development version or another program; the message says what to do
 */
export async function appliedMigrations(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  steps: readonly Migration[],
): Promise<ReadonlySet<string>> {
  const tables = await tablesOf(connection, kind);
  if (tables.length === 0) return new Set();
  const applied = new Set(tables.includes('migrations') ? await namesOf(connection) : []);
  if (steps[0] && applied.has(steps[0].name)) {
    const unknown = [...applied].filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) throw laterRelease(unknown);
    return applied;
  }
  const [development] = [...applied].filter((name) => DEVELOPMENT.has(name));
  throw development === undefined ? otherProgram(tables) : developmentVersion(development);
}

async function tablesOf(connection: Kysely<Tables>, kind: DatabaseKind): Promise<readonly string[]> {
  const { rows } = await (kind === 'sqlite'
    ? sql<{
        name: string;
      }>`select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' order by name`
    : // Tables of the schema in which Vigie's are created, without those of extensions.
      sql<{ name: string }>`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname = current_schema() and relkind in ('r', 'p') and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
        order by relname`
  ).execute(connection);
  return rows.map(({ name }) => name);
}

/** Names of the applied migrations; empty where `migrations` is another program's table, with other columns. */
async function namesOf(connection: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name?: unknown }>`select * from migrations limit 1000`.execute(connection);
  return rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

/** @param unknown names of unknown migrations, which begin with the release that brought them */
function laterRelease(unknown: readonly string[]): Error {
  const names = unknown.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const release = names.at(-1)?.replace(/-.*$/, '');
  return new Error(
    `it was made by Vigie ${release} or later, and this is Vigie ${VERSION}, which does not know ${names.join(', ')}. ` +
      'Start that release, or put back the copy that was made before the upgrade',
  );
}

function developmentVersion(first: string): Error {
  return new Error(
    `it was made by a development version of Vigie, before 1.0.0, from which there is no upgrade (its migrations begin with ${first}). ` +
      'Read it with the version that made it, and name an empty database for this one',
  );
}

function otherProgram(tables: readonly string[]): Error {
  const more = tables.length > MAX_NAMED ? ', …' : '';
  return new Error(
    `it was not made by Vigie (its tables: ${tables.slice(0, MAX_NAMED).join(', ')}${more}). Name an empty database, or one that Vigie made`,
  );
}
