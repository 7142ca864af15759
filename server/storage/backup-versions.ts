/** Every shape that a backup has had, each with the step to the next one: a backup stays readable for ever. */
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

/** Version of what a backup holds. A migration that changes any of it gives the present shape a place among the former ones. */
export const schemaVersion = former.length + 1;

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
  return former.slice(version - 1);
}
