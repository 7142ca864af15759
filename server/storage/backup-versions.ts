/** Every shape that a backup has had, each with the step to the next one: a backup stays readable for ever. */
import { schemaVersion } from '../database/migrations.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import { firstVersion } from './first-version.ts';
import type { StoredRow } from './table-rows.ts';

export interface BackupVersion {
  /** In the order of the file. */
  readonly tables: readonly BackupTable[];
  /** A row in the shape of the next version; null drops it. */
  upgrade(table: BackupTable['name'], row: StoredRow): StoredRow | null;
  /** Statements that make what the next version has and this one has not, once all rows are there. */
  readonly completion: readonly string[];
}

/** By schema version, from 1; the last one is the present. */
const former: readonly BackupVersion[] = [firstVersion];

/** Tables of a version that is known. */
export function tablesOf(version: number): readonly BackupTable[] {
  return stepsFrom(version)[0]?.tables ?? backupTables;
}

/** A row of a version in the shape of the present; null when it is no longer kept. */
export function upgraded(version: number, table: BackupTable['name'], row: StoredRow): StoredRow | null {
  return stepsFrom(version).reduce<StoredRow | null>((known, step) => known && step.upgrade(table, known), row);
}

export function completionOf(version: number): readonly string[] {
  return stepsFrom(version).flatMap(({ completion }) => completion);
}

function stepsFrom(version: number): readonly BackupVersion[] {
  if (former.length !== schemaVersion - 1) throw new Error('a schema version has no step in server/storage/backup-versions.ts');
  return former.slice(version - 1);
}
