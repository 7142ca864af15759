/** Keeps an upload in a temporary file for as long as it is read. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { asDiskFull, backupTooLarge, LARGEST_BACKUP } from './restore-errors.ts';

/** Runs `work` on the upload's file. It has no name, so that nothing of it stays, even when this process is killed. @throws ServerError 413, 507 */
export async function spooled<T>(upload: Readable, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `vigie-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    let bytes = 0;
    for await (const piece of upload) {
      bytes += piece.length;
      if (bytes > LARGEST_BACKUP) throw backupTooLarge();
      await file.writeFile(piece);
    }
    return await work(file);
  } catch (error) {
    throw asDiskFull(error);
  } finally {
    await file.close();
  }
}
