/** Documents that are kept in a temporary file for as long as they are read. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { backupTooLarge, MAX_BACKUP_BYTES, noTemporaryFolder } from './restore-errors.ts';

/** Codes of the system: the folder is not there, or takes no file of this user. */
const UNUSABLE = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/** Runs `work` on the upload's file. @throws ServerError 413, and what a full disk makes */
export async function spooled<T>(upload: Readable, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await fileOf(upload);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/**
 * A file with everything that comes, which the caller closes. It has no name, so that nothing of it stays, even when this process is
 * killed. @throws ServerError 413, 500, and what a full disk makes
 */
export async function fileOf(pieces: AsyncIterable<string | Buffer>): Promise<FileHandle> {
  const path = join(tmpdir(), `vigie-spool-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw UNUSABLE.includes(code) ? noTemporaryFolder(tmpdir()) : error;
  });
  try {
    await rm(path);
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += Buffer.byteLength(piece);
      if (bytes > MAX_BACKUP_BYTES) throw backupTooLarge();
      await file.writeFile(piece);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
