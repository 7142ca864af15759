/**
 * A backup as a download. It is written to a temporary file first: what is wrong with it can still be answered, and a reader who is
 * slow, or does not read at all, holds neither a snapshot nor a connection of the database.
 */
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import { backup } from './backup.ts';
import { tooManyBackups } from './restore-errors.ts';
import { fileOf } from './spool.ts';

/** Downloads at a time, from the first row read to the last byte sent. */
export const MAX_DOWNLOADS = 3;

export interface Download {
  readonly bytes: number;
  readonly content: Readable;
}

/** Makes a download. @param createdAt ISO 8601 @throws ServerError 500, 503, 507 */
export type MakeDownload = (createdAt: string) => Promise<Download>;

export function createDownloads(database: Database): MakeDownload {
  let underWay = 0;
  return async (createdAt) => {
    if (underWay >= MAX_DOWNLOADS) throw tooManyBackups();
    underWay += 1;
    try {
      const file = await fileOf(backup(database, createdAt));
      const { size } = await file.stat();
      return { bytes: size, content: contentOf(file, () => (underWay -= 1)) };
    } catch (error) {
      underWay -= 1;
      throw error;
    }
  };
}

/** Closes the file when all was read, or when the reader is gone. */
function contentOf(file: FileHandle, onEnd: () => void): Readable {
  return file.createReadStream({ start: 0, autoClose: true }).once('close', onEnd);
}
