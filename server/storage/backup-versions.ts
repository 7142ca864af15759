/** Every shape that a backup has had, each with the step to the next one: a backup stays readable for ever. */
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
 * The shapes before the present one, from version 1. A migration that changes what travels gives the present shape a place at the end,
 * and a backup of it to `tests/fixtures/backups/`.
 */
export const formerVersions: readonly BackupVersion[] = [];

/** Version of what a backup holds. */
export const schemaVersion = formerVersions.length + 1;
