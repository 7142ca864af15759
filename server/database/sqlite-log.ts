/**
 * Asynchronous fsync of the write-ahead log, with group commit. With `synchronous = FULL` SQLite calls fsync inside the commit and blocks
 * the event loop. With `NORMAL` it keeps the log consistent without fsync; this module flushes the log on another thread before a commit is
 * acknowledged. <https://sqlite.org/wal.html#performance_considerations>
 */
import { type FileHandle, open } from 'node:fs/promises';

interface WriteAheadLog {
  /**
   * Resolves when all earlier commits are on the disk. Calls during a flush share the next one (group commit).
   * @throws the system's error; whether the data is on the disk is then unknown
   */
  flush(): Promise<void>;
  /** Resolves when all pending flushes are over, successful or not. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param path of the database's file */
export function writeAheadLogOf(path: string): WriteAheadLog {
  let file: FileHandle | undefined;
  let underway: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const synchronise = async () => {
    // Opened for writing: Windows refuses to flush a read-only handle.
    file ??= await open(`${path}-wal`, 'r+');
    await file.datasync();
  };
  const settled = () => (next ?? underway).catch(() => undefined);
  return {
    settled,
    flush() {
      next ??= underway
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          underway = synchronise();
          return underway;
        });
      return next;
    },
    async close() {
      await settled();
      await file?.close();
    },
  };
}
