/**
 * Checkpoints of a long write-ahead log, run in a child process. By default SQLite runs one inside the commit that makes the log longer
 * than a thousand pages: after the deletion of 20,000 people this copies the whole file and blocks the event loop for half a second. A
 * shorter log is emptied in this process: to start another takes a tenth of a second of processor time.
 * <https://sqlite.org/wal.html#ckpt>
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** Bytes of the log above which the child process runs the checkpoint: 8,000 pages, about 40 ms of copying. */
const LARGE = 32 * 1024 * 1024;
/** SQLite's default of `wal_autocheckpoint`, in pages. */
const AUTOMATIC = 1_000;
/** Bytes of the log up to which this process empties it: as much as SQLite copies inside a commit. */
const SHORT = 4 * 1024 * 1024;

/**
 * Program of the child process. The first checkpoint (PASSIVE) blocks neither readers nor writers. The second (TRUNCATE) has nothing left
 * to copy and empties the log, unless somebody writes, or reads it. It is tried again for five seconds, with a busy timeout of 0: it takes
 * the lock of writers before it waits for readers, and would keep everybody from writing while a backup is read.
 */
const PROGRAM = `const [, driver, path] = process.argv;
const file = new (require(driver))(path, { fileMustExist: true, timeout: 0 });
file.exec('pragma wal_checkpoint(PASSIVE)');
for (let tries = 50; tries > 0 && file.pragma('wal_checkpoint(TRUNCATE)')[0].busy; tries -= 1)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
file.close();`;

interface Checkpoints {
  /** Runs a commit, then starts the checkpoint of a long log in the background. */
  around(commit: () => Promise<void>): Promise<void>;
  /** Empties the log, unless somebody reads a snapshot meanwhile. */
  empty(): Promise<void>;
  /** Resolves when no checkpoint is under way. */
  settled(): Promise<void>;
}

interface CommittingFile {
  readonly open: boolean;
  exec(text: string): unknown;
  prepare(text: string): { get(): unknown };
}

/** @param path of the database file @param file the connection that commits */
export function checkpointsOf(path: string, file: CommittingFile): Checkpoints {
  let underway: Promise<void> | undefined;
  /** Bytes of the log after the last checkpoint: the log stays long while a reader uses it. */
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
      // If no process can be started, the next commit runs SQLite's own checkpoint.
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
      // Also after a failed commit: rolled-back pages lengthen the log too.
      return commit().finally(() => {
        underway = checkpoint();
      });
    },
    async empty() {
      await underway;
      if (logSize(path) <= SHORT && emptied(file)) return;
      underway ??= checkpoint();
      await underway;
    },
    settled: async () => underway,
  };
}

/** Bytes of the log. A transaction larger than the page cache is written to the log before it commits. */
function logSize(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

/** Tries to empty the log at once. @returns false while somebody reads it or a transaction is under way: the child process waits for them */
function emptied(file: CommittingFile): boolean {
  try {
    const result = file.prepare('pragma wal_checkpoint(TRUNCATE)').get();
    return Reflect.get(Object(result), 'busy') === 0;
  } catch {
    return false;
  }
}
