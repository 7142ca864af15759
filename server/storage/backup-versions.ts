/** Every shape that a backup has had, each with the step to the next one: a backup stays readable for ever. */
import { type TObject, Type } from 'typebox';
import { COLUMNS } from '../database/columns.ts';
import { NAMES_BY_NUMBER } from '../database/migrations.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import type { StoredRow } from './table-rows.ts';

export interface BackupVersion {
  /** In the order of the file. */
  readonly tables: readonly BackupTable[];
  /** A row in the shape of the next version; null drops it. */
  upgrade(table: BackupTable['name'], row: StoredRow): StoredRow | null;
  /** Statements that make what the next version has and this one has not, once all rows are there. */
  readonly completion: readonly string[];
}

const { board: _board, ...sessions1 } = COLUMNS.sessions;
const { name: _name, name_key: _key, ...participants1 } = COLUMNS.participants;
const ROWS_1 = new Map<string, TObject>([
  ['sessions', Type.Object(sessions1, { additionalProperties: false })],
  ['participants', Type.Object(participants1, { additionalProperties: false })],
]);

/** Players had no names, and sessions no boards for them. */
const version1: BackupVersion = {
  tables: backupTables.map((table) => ({ ...table, row: ROWS_1.get(table.name) ?? table.row })),
  upgrade(table, row) {
    if (table === 'sessions') return { ...row, board: 'full' };
    return table === 'participants' ? { ...row, name: null, name_key: null } : row;
  },
  completion: [NAMES_BY_NUMBER],
};

/**
 * The shapes before the present one, from version 1. A migration that changes what travels gives the present shape a place at the end,
 * and a backup of it to `tests/fixtures/backups/`.
 */
export const formerVersions: readonly BackupVersion[] = [version1];

/** Version of what a backup holds. */
export const schemaVersion = formerVersions.length + 1;
