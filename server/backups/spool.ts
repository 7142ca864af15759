/** Spooling: documents in a temporary file for as long as they are read. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupTooLarge, MAX_BACKUP_BYTES, noTemporaryFolder } from './restore-errors.ts';

type Pieces = AsyncIterable<string | Uint8Array>;

/** Error codes of a temporary folder that does not exist or is not writable. */
const UNUSABLE = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/** Runs `work` on the spooled upload. @throws ServerError 413, and the system's error on a full disk */
export async function spooled<T>(upload: Pieces, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await fileOf(upload);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/**
 * Writes the pieces to a temporary file, which the caller closes. The file is unlinked at once, so that nothing stays even when this
 * process is killed. @throws ServerError 413, 500, and the system's error on a full disk
 */
export async function fileOf(pieces: Pieces): Promise<FileHandle> {
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
