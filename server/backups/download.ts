/**
 * Download of a backup. It is spooled to a temporary file first, so that errors can still be answered with a status, and a slow or stalled
 * client holds neither a snapshot nor a database connection.
 */
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import { backup } from './backup.ts';
import type { Encrypt } from './encryption.ts';
import { tooManyBackups } from './restore-errors.ts';
import { fileOf } from './spool.ts';

/** Concurrent downloads, each from the first row read to the last byte sent. */
export const MAX_DOWNLOADS = 3;

export interface Download {
  readonly bytes: number;
  readonly content: Readable;
}

/**
 * Makes a download.
 * @param createdAt ISO 8601 @param end until when the backup is to be kept; null for no end @throws ServerError 500, 503, 507
 */
type MakeDownload = (createdAt: string, end: string | null) => Promise<Download>;

/** @param encrypt null where downloads are not encrypted */
export function createDownloads(database: Database, encrypt: Encrypt | null): MakeDownload {
  let underWay = 0;
  return async (createdAt, end) => {
    if (underWay >= MAX_DOWNLOADS) throw tooManyBackups();
    underWay += 1;
    try {
      const document = backup(database, createdAt, end);
      const file = await fileOf(encrypt ? encrypt(document, end) : document);
      const { size } = await file.stat();
      return { bytes: size, content: contentOf(file, () => (underWay -= 1)) };
    } catch (error) {
      underWay -= 1;
      throw error;
    }
  };
}

/** Streams the file, and closes it at the end or when the client disconnects. */
function contentOf(file: FileHandle, onEnd: () => void): Readable {
  return file.createReadStream({ start: 0, autoClose: true }).once('close', onEnd);
}
