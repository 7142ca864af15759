/** Every shape that a backup has had since release 1.0.0, each with the step to the next one: a backup stays readable. */
import type { BackupTable } from './backup-tables.ts';
import type { StoredRow } from './table-rows.ts';

export interface BackupVersion {
  /** In the order of the file. */
  readonly tables: readonly BackupTable[];
  /** A row in the shape of the next version; null drops it. */
  upgrade(table: BackupTable['name'], row: StoredRow): StoredRow | null;
  /** Statements that make what the next version has and this one has not, once all rows are there. */
  readonly completion: readonly string[];
}

/**
 * The shapes before the present one, from number 1. A release whose migrations change what travels gives the shape of the release before
 * a place at the end.
 */
export const formerVersions: readonly BackupVersion[] = [];

/** Number of the shape of what a backup holds. */
export const schemaVersion = formerVersions.length + 1;
