/** SQLite in one file: WAL, and every commit on disk before it is answered. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Database } from './database.ts';
import { BusyTimeoutSqliteDialect } from './sqlite-busy-timeout.ts';
import { checkpointsOf } from './sqlite-checkpoint.ts';
import { openFile } from './sqlite-file.ts';
import { writeAheadLogOf } from './sqlite-log.ts';
import { keepStatements } from './sqlite-statements.ts';
import { withWriteErrorCauses } from './sqlite-write-errors.ts';
import type { Tables } from './tables.ts';

/** Milliseconds that a call waits for its turn, as it waits for a connection to PostgreSQL. */
const BUSY_TIMEOUT_MS = 5000;

/** Bytes of the write-ahead log that stay on the disk once it was taken over, twice what it comes to in daily use. */
const LOG_KEPT = 8 * 1024 * 1024;

/**
 * Kilobytes of pages that the process keeps for itself, a quarter of what this build of SQLite takes. The system keeps the file's pages
 * anyway: as many calls are answered, with 15 MB less under load.
 */
const PAGES_KEPT = 4000;

/** @param timeoutMs milliseconds */
export function openSqlite(path: string, timeoutMs = BUSY_TIMEOUT_MS): Database {
  mkdirSync(dirname(path), { recursive: true });
  const file = openFile(path);
  // Some network folders cannot have this log: there SQLite waits for the disk itself.
  const logs = file.prepare('pragma journal_mode = WAL').pluck().get() === 'wal';
  file.exec(`pragma synchronous = ${logs ? 'NORMAL' : 'FULL'}`);
  file.exec('pragma foreign_keys = ON');
  // What one large deletion or restore made of it would be kept until the server stops.
  file.exec(`pragma journal_size_limit = ${LOG_KEPT}`);
  file.exec(`pragma cache_size = -${PAGES_KEPT}`);
  // A session that was deleted is not to be read in what the file no longer uses.
  file.exec('pragma secure_delete = ON');
  // The first look makes the log.
  file.exec('pragma user_version');
  const files = () => [path, `${path}-wal`].map(fileAt).join();
  const opened = files();
  const inPlace = () => files() === opened;
  // Whoever meets a lock waits without holding up the process.
  file.exec('pragma busy_timeout = 0');
  const statements = keepStatements(file);
  const log = writeAheadLogOf(path);
  const onDisk = async () => {
    if (!logs) return;
    // Who reads what is not on the disk yet waits as well: nobody is told of what a power cut would undo.
    await (statements.takeWritten() ? log.flush() : log.settled());
  };
  const checkpoints = checkpointsOf(path, file);
  const queried = withWriteErrorCauses(path, statements);
  const query = new Kysely<Tables>({ dialect: new BusyTimeoutSqliteDialect(queried, timeoutMs, onDisk, checkpoints.around) });
  return {
    kind: 'sqlite',
    query,
    location: path,
    async sizeInBytes() {
      const pages = sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
      return (await pages.execute(query)).rows[0]?.bytes ?? 0;
    },
    inPlace,
    async snapshot() {
      // A connection of its own: the server's has to stop writing meanwhile, but alone still reads a file that is there no more.
      const reader = inPlace()
        ? new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(openFile(path, { readonly: true })) }) })
        : query;
      const transaction = await reader.startTransaction().execute();
      return {
        query: transaction,
        async release() {
          await transaction.rollback().execute();
          if (reader !== query) await reader.destroy();
        },
      };
    },
    subscribe: async () => async () => undefined,
    async close() {
      await checkpoints.settled();
      await query.destroy();
      await log.close();
    },
  };
}

/** Which file has this name; '' where there is none. */
function fileAt(path: string): string {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return '';
  }
}
