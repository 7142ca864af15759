/**
 * A long write-ahead log is copied into the database file by a child process. SQLite copies it inside the commit that makes it longer
 * than a thousand pages: after the deletion of 20,000 people that is all of the file, for which the event loop would stand still half a
 * second. <https://sqlite.org/wal.html#ckpt>
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** Bytes of the log from which on a checkpoint is not left to the commit: 8,000 pages, about 40 ms of copying. */
const LARGE = 32 * 1024 * 1024;
/** Pages of the log after which SQLite itself begins a checkpoint: its own default. */
const AUTOMATIC = 1_000;

/**
 * What the child process runs. The first checkpoint holds up neither readers nor writers; the second, which finds nothing left to copy,
 * empties the log, and does nothing where somebody still reads it.
 */
const PROGRAM = `const [, driver, path] = process.argv;
const file = new (require(driver))(path, { fileMustExist: true });
file.exec('pragma wal_checkpoint(PASSIVE)');
file.exec('pragma wal_checkpoint(TRUNCATE)');
file.close();`;

export interface Checkpoints {
  /** Runs a commit, and after it the checkpoint of a long log, for which nobody waits. */
  around(commit: () => Promise<void>): Promise<void>;
  /** Resolves when no checkpoint is under way. */
  settled(): Promise<void>;
}

/** @param path of the database file @param file the connection that commits */
export function checkpointsOf(path: string, file: { readonly open: boolean; exec(text: string): unknown }): Checkpoints {
  let underway: Promise<void> | undefined;
  /** Bytes that the last checkpoint left: a log that somebody reads stays as long as it is. */
  let left = 0;

  const checkpoint = async () => {
    try {
      await promisify(execFile)(process.execPath, [
        '-e',
        PROGRAM,
        createRequire(import.meta.url).resolve('better-sqlite3'),
        path,
      ]);
    } catch {
      // Where no process can be started the next commit copies the log, as it does without this.
    }
    left = logSize(path);
    underway = undefined;
    if (file.open) file.exec(`pragma wal_autocheckpoint = ${AUTOMATIC}`);
  };
  return {
    async around(commit) {
      const size = logSize(path);
      left = Math.min(left, size);
      if (underway || size - left < LARGE) return commit();
      file.exec('pragma wal_autocheckpoint = 0');
      // It keeps what was rolled back just as long, so that it begins whatever becomes of this commit.
      return commit().finally(() => {
        underway = checkpoint();
      });
    },
    settled: async () => underway,
  };
}

/** Bytes; a transaction that is larger than the page cache is in the log before it commits. */
function logSize(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
