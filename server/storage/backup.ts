/**
 * The backup: one JSON document of everything that is not a credential, from one consistent snapshot, sent while it is read.
 * `sha256` is of the text of `tables`, from its opening brace to its closing one. The same data give the same text, whichever
 * database holds them.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { backupTables } from './backup-tables.ts';
import { schemaVersion } from './backup-versions.ts';
import { pagesOf } from './table-rows.ts';

/** The document, piece by piece. @param createdAt ISO 8601 */
export async function* backup(database: Database, createdAt: string): AsyncGenerator<string> {
  const snapshot = await database.snapshot();
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  try {
    yield `{"format":"vigie-backup","schemaVersion":${schemaVersion},"createdAt":${JSON.stringify(createdAt)},"tables":`;
    let opening = '{';
    for (const table of backupTables) {
      yield hashed(`${opening}${JSON.stringify(table.name)}:[`);
      opening = ',';
      let separator = '';
      for await (const rows of pagesOf(snapshot.query, table)) {
        yield hashed(separator + rows.map((row) => JSON.stringify(row)).join(','));
        separator = ',';
      }
      yield hashed(']');
    }
    yield hashed('}');
    yield `,"sha256":"${hash.digest('hex')}"}`;
  } finally {
    await snapshot.release();
  }
}

/** Name under which a backup is kept. @param createdAt ISO 8601 */
export function backupFileName(createdAt: string): string {
  return `vigie-backup-${createdAt.replace(/[:.]/g, '-')}.json`;
}
