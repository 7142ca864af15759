/** Deletion of expired backups in a folder. */
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endOf, HEAD_BYTES } from './expiry.ts';

interface Pruned {
  readonly name: string;
  /** ISO 8601. */
  readonly end: string;
}

/**
 * Deletes the expired backups of a folder. Files that do not begin as a backup stay, and so do subfolders.
 * @param but name of a file that stays @param now ISO 8601
 * @returns the deleted files, by name
 */
export async function pruneExpired(folder: string, but: string, now: string): Promise<readonly Pruned[]> {
  const pruned: Pruned[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  // A symbolic link is no regular file here, and is left alone.
  const files = entries.filter((entry) => entry.isFile() && entry.name !== but).map(({ name }) => name);
  for (const name of files.sort()) {
    const end = await endOfFile(join(folder, name));
    if (end === null || end > now) continue;
    await rm(join(folder, name));
    pruned.push({ name, end });
  }
  return pruned;
}

/** The time until which a backup is to be kept; null for another file, or one that may not be read. */
async function endOfFile(path: string): Promise<string | null> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch {
    return null;
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return endOf(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}
