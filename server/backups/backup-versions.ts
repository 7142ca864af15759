/** Versions of the backup format since release 1.0.0, each with the upgrade step to the next, so that old backups stay readable. */
import { type TSchema, Type } from 'typebox';
import { type BackupTable, backupTables } from './backup-tables.ts';
import type { StoredRow } from './table-rows.ts';

export interface BackupVersion {
  /** Tables in the order of the file. */
  readonly tables: readonly BackupTable[];
  /** Converts a row to the next version; null drops it. */
  upgrade(table: BackupTable['name'], row: StoredRow): StoredRow | null;
  /** SQL statements, run after all rows, that create the data that the next version adds. */
  readonly completion: readonly string[];
}

/** Tables that release 1.1.0 added. */
const SINCE_1_1: ReadonlySet<BackupTable['name']> = new Set([
  'finale_rounds',
  'finale_votes',
  'session_reports',
  'report_conclusions',
]);

/**
 * Former versions, from number 1. A release whose migrations change the contents of a backup appends the version of the previous release.
 */
export const formerVersions: readonly BackupVersion[] = [
  // 1.0.0: no last mission, no fixed reports, and sessions without a fleet setting, whose players see it from then on.
  {
    tables: withoutColumn('sessions', 'fleet').filter(({ name }) => !SINCE_1_1.has(name)),
    upgrade: (table, row) => (table === 'sessions' ? { ...row, fleet: 1 } : row),
    completion: [],
  },
];

/** Number of the present version of the backup format. */
export const schemaVersion = formerVersions.length + 1;

/** The present tables as they were before a column was added. */
function withoutColumn(name: BackupTable['name'], column: string): readonly BackupTable[] {
  return backupTables.map((table) => {
    if (table.name !== name) return table;
    const properties: Readonly<Record<string, TSchema>> = table.row.properties;
    const { [column]: _added, ...before } = properties;
    return { ...table, row: Type.Object(before, { additionalProperties: false }) };
  });
}
