/**
 * SQLite distinguishes a full disk (ENOSPC) from other failures, but returns SQLITE_IOERR_WRITE for a quota (EDQUOT), a limit on the size
 * of files (EFBIG) and a broken disk (EIO) alike, without the system's code: a test write beside the database tells them apart.
 */
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Bytes of the test write. */
const PROBE_BYTES = 65_536;

/** Wraps a database: an error SQLITE_IOERR_WRITE without more details gets the system's error as its cause, if a test write fails too. */
export function withWriteErrorCauses(path: string, database: SqliteDatabase): SqliteDatabase {
  const explained = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'SQLITE_IOERR_WRITE') error.cause ??= probe(path);
      throw error;
    }
  };
  return {
    prepare(text): SqliteStatement {
      const statement = explained(() => database.prepare(text));
      return {
        reader: statement.reader,
        all: (parameters) => explained(() => statement.all(parameters)),
        run: (parameters) => explained(() => statement.run(parameters)),
        iterate: (parameters) => explained(() => statement.iterate(parameters)),
      };
    },
    close: () => database.close(),
  };
}

/** Writes to a test file, at the position where the database or its log would grow. @returns the system's error */
function probe(path: string): unknown {
  const file = `${path}-probe-${process.pid}`;
  try {
    const position = Math.max(...[path, `${path}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.size ?? 0));
    const descriptor = openSync(file, 'w', 0o600);
    try {
      const bytes = Buffer.alloc(PROBE_BYTES, 1);
      // The part that fits is written, and only the rest is refused.
      for (let written = 0; written < PROBE_BYTES; )
        written += writeSync(descriptor, bytes, written, PROBE_BYTES - written, position + written);
    } finally {
      closeSync(descriptor);
      rmSync(file, { force: true });
    }
    return undefined;
  } catch (error) {
    return error;
  }
}
