/** Batched reading and writing of the rows of a backup's tables. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { Tables } from '../database/tables.ts';
import { type BackupTable, columnsOf } from './backup-tables.ts';

/** Rows of one page, which are in memory at once. */
const PAGE = 1000;
/** Rows of one insert statement: both databases limit its parameters. */
const WRITTEN_AT_ONCE = 500;

export type StoredRow = Readonly<Record<string, string | number | null>>;

/** Pages of a table's rows in the order of its key. @param session only rows of this session */
export async function* pagesOf(
  query: Kysely<Tables>,
  table: BackupTable,
  session: string | null = null,
): AsyncGenerator<readonly StoredRow[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const conditions = [table.where ?? sql`1 = 1`, ...(session !== null && table.ofSession ? [table.ofSession(session)] : [])];
  let after: readonly (string | number | null)[] = table.key.map((column) => (isNumber(table, column) ? 0 : ''));
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select ${sql.join(columnsOf(table).map((column) => sql.ref(column)))} from ${sql.table(table.name)}
      where ${sql.join([...conditions, sql`(${key}) > (${sql.join(after)})`], sql` and `)}
      order by ${key} limit ${sql.lit(PAGE)}`.execute(query);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    // SQLite's queries block the event loop: other calls get a turn between two pages.
    await setImmediate();
    after = table.key.map((column) => last[column] ?? null);
  }
}

function isNumber({ row }: BackupTable, column: string): boolean {
  const type = row.properties[column];
  return type !== undefined && Type.IsInteger(type);
}

/** Tables whose rows outlive their session: a row that is there already says the same as the backup's. */
const OUTLIVING: ReadonlySet<BackupTable['name']> = new Set(['attestation_proofs', 'audit_log']);

/** Inserts rows; existing ones of OUTLIVING tables stay unchanged. @returns number of new rows */
export async function writeRows(query: Kysely<Tables>, table: BackupTable, rows: readonly StoredRow[]): Promise<number> {
  const columns = columnsOf(table);
  let written = 0;
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    const values = rows
      .slice(from, from + WRITTEN_AT_ONCE)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)} ${OUTLIVING.has(table.name) ? sql`on conflict do nothing` : sql``}`.execute(query);
    written += Number(numAffectedRows ?? 0);
  }
  return written;
}
