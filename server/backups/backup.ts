/**
 * The backup: one JSON document of everything that is not a credential, streamed from one consistent snapshot. `sha256` covers the text of
 * `tables`, braces included. The output is deterministic: the same data give the same text on both databases. Each row is validated by the
 * rules of the restore as it is written, so that a backup that could not be restored fails when it is made, not when it is needed.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { VERSION } from '../version.ts';
import { backupTables } from './backup-tables.ts';
import { schemaVersion } from './backup-versions.ts';
import { unsoundBackup } from './restore-errors.ts';
import { rowCheck } from './row-check.ts';
import { pagesOf } from './table-rows.ts';

/**
 * The document in chunks.
 * @param createdAt ISO 8601 @param end time until which the backup is to be kept (expiry.ts); null for no end
 * @throws ServerError 500 at a row that could not be restored
 */
export async function* backup(database: Database, createdAt: string, end: string | null = null): AsyncGenerator<string> {
  const snapshot = await database.snapshot();
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  try {
    const ending = end === null ? '' : `"keepUntil":${JSON.stringify(end)},`;
    yield `{"format":"vigie-backup","version":"${VERSION}","schemaVersion":${schemaVersion},"createdAt":${JSON.stringify(createdAt)},${ending}"tables":`;
    let opening = '{';
    for (const table of backupTables) {
      yield hashed(`${opening}${JSON.stringify(table.name)}:[`);
      opening = ',';
      const check = rowCheck(table, unsoundBackup);
      let index = 0;
      for await (const rows of pagesOf(snapshot.query, table)) {
        const texts: string[] = [];
        for (const row of rows) {
          texts.push(JSON.stringify(check(index, row)));
          index += 1;
        }
        yield hashed((index > rows.length ? ',' : '') + texts.join(','));
      }
      yield hashed(']');
    }
    yield hashed('}');
    yield `,"sha256":"${hash.digest('hex')}"}`;
  } finally {
    await snapshot.release();
  }
}

/** File name of a backup. @param createdAt ISO 8601 */
export function backupFileName(createdAt: string, isEncrypted: boolean): string {
  return `vigie-backup-${createdAt.replace(/[:.]/g, '-')}.json${isEncrypted ? '.age' : ''}`;
}
