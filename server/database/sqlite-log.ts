/**
 * Commits reach the disk beside the process. SQLite told to be fully synchronous waits for the disk inside the call that commits, and
 * every player with it. Told to be `NORMAL` it keeps its log in order and leaves the waiting to us: whoever answers for a commit waits
 * here until the log is on the disk, and the process goes on with other work. <https://sqlite.org/wal.html#performance_considerations>
 */
import { type FileHandle, open } from 'node:fs/promises';

export interface WriteAheadLog {
  /**
   * Resolves when everything that was committed before is on the disk. Who comes while the disk is at work shares the next turn.
   * @throws the system's error: whether it is on the disk is not known
   */
  flush(): Promise<void>;
  /** Resolves when nothing that was committed before waits for the disk any more, whether it got there or not. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param path of the database's file */
export function writeAheadLogOf(path: string): WriteAheadLog {
  let file: FileHandle | undefined;
  let underway: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const synchronise = async () => {
    // Not a file to read only: Windows flushes what may be written.
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
