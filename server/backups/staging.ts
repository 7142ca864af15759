/**
 * Staging database: a backup is first read into a temporary SQLite file, where its rows are checked against each other in bounded memory.
 * The installation's own database gets no row before all are valid.
 */
import type BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { classifyFailure } from '../database/failures.ts';
import { migrate } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { type BackupFile, tablesText } from './backup-file.ts';
import { readRows } from './backup-rows.ts';
import { type BackupTable, backupTables, columnsOf } from './backup-tables.ts';
import { damagedBackup } from './restore-errors.ts';
import { type CheckRow, rowCheck, valuesOf } from './row-check.ts';
import { checkStaged } from './staged-checks.ts';
import type { StoredRow } from './table-rows.ts';

export interface Staged {
  /** The backup's tables, upgraded to the present version. */
  readonly query: Kysely<Tables>;
  close(): Promise<void>;
}

/** Reads and checks a backup. @throws ServerError 422 */
export async function stage(file: BackupFile): Promise<Staged> {
  // SQLite's module is loaded when a backup is restored: a server on PostgreSQL starts without it.
  const { openFile } = await import('../database/sqlite-file.ts');
  const store = openFile('');
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: store }) });
  try {
    // No journal: the data does not outlive the process.
    store.exec('pragma journal_mode = OFF');
    store.exec('pragma synchronous = OFF');
    store.exec('pragma foreign_keys = ON');
    await migrate(query, 'sqlite');
    store.exec('begin');
    await load(file, store);
    for (const { completion } of file.steps) for (const statement of completion) store.exec(statement);
    store.exec('commit');
    await checkStaged(query);
    return { query, close: () => query.destroy() };
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

async function load(file: BackupFile, store: BetterSqlite.Database): Promise<void> {
  const { steps } = file;
  const expected = steps[0]?.tables ?? backupTables;
  const writers = new Map(backupTables.map((table) => [table.name, writer(store, table)]));
  let tables = 0;
  let current: { table: BackupTable; check: CheckRow; write: (index: number, row: StoredRow) => void } | undefined;
  await readRows(tablesText(file), {
    table(name) {
      const table = expected[tables];
      const write = table && writers.get(table.name);
      if (table?.name !== name || !write) throw damagedBackup(`tables.${name} is not expected here.`);
      current = { table, check: rowCheck(table, damagedBackup), write };
      tables += 1;
    },
    row(index, row) {
      if (!current) return;
      const { table, check, write } = current;
      const upgraded = steps.reduce<StoredRow | null>(
        (former, step) => former && step.upgrade(table.name, former),
        check(index, row),
      );
      if (upgraded !== null) write(index, upgraded);
    },
  });
  const missing = expected[tables];
  if (missing) throw damagedBackup(`tables.${missing.name} is missing.`);
}

function writer(store: BetterSqlite.Database, table: BackupTable): (index: number, row: StoredRow) => void {
  const columns = columnsOf(table);
  const statement = store.prepare(
    `insert into ${table.name} (${columns.map((column) => `"${column}"`).join()}) values (${columns.map(() => '?').join()})`,
  );
  return (index, row) => {
    try {
      statement.run(valuesOf(table, row));
    } catch (error) {
      if (classifyFailure(error) !== 'refused') throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const how = code.endsWith('FOREIGNKEY') ? 'belongs to something that is not in the backup' : 'repeats another row';
      throw damagedBackup(`tables.${table.name}[${index}] ${how}.`);
    }
  };
}
