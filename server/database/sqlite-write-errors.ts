/**
 * SQLite tells a disk without room (ENOSPC) from other failures, but answers SQLITE_IOERR_WRITE alike for a quota (EDQUOT), a limit on the
 * size of files (EFBIG) and a broken disk (EIO), without the system's code: a write beside the database tells them apart.
 */
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Bytes that are written to learn the cause. */
const PROBE_BYTES = 65_536;

/** The same database; an error that says no more than SQLITE_IOERR_WRITE gets the system's error as its cause, where there still is one. */
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

/** Writes where the database or its log would grow, in a file of its own. @returns what the system says against it */
function probe(path: string): unknown {
  const file = `${path}-probe-${process.pid}`;
  try {
    const position = Math.max(...[path, `${path}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.size ?? 0));
    const descriptor = openSync(file, 'w', 0o600);
    try {
      const bytes = Buffer.alloc(PROBE_BYTES, 1);
      // What still fits is written, and only the rest refused.
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
