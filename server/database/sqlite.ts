/** SQLite with a write-ahead log; every commit is on the disk before it is acknowledged. */
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
import { tracedConfig } from './traced-database.ts';

/** Milliseconds that a call waits for the connection or a lock; the same as PostgreSQL's connection timeout. */
const BUSY_TIMEOUT_MS = 5000;

/** `journal_size_limit`: bytes of the write-ahead log that stay on the disk after a checkpoint, twice its size in daily use. */
const LOG_KEPT = 8 * 1024 * 1024;

/**
 * `cache_size` in kilobytes, a quarter of this build's default. The operating system caches the file's pages anyway: throughput is the
 * same, with 15 MB less memory under load.
 */
const PAGES_KEPT = 4000;

/** @param timeoutMs milliseconds */
export function openSqlite(path: string, timeoutMs = BUSY_TIMEOUT_MS): Database {
  mkdirSync(dirname(path), { recursive: true });
  const file = openFile(path);
  // Some network file systems do not support a write-ahead log: there SQLite calls fsync itself.
  const logs = file.prepare('pragma journal_mode = WAL').pluck().get() === 'wal';
  file.exec(`pragma synchronous = ${logs ? 'NORMAL' : 'FULL'}`);
  file.exec('pragma foreign_keys = ON');
  // Without a limit, the log of one large deletion or restore would keep its size until the server stops.
  file.exec(`pragma journal_size_limit = ${LOG_KEPT}`);
  file.exec(`pragma cache_size = -${PAGES_KEPT}`);
  // Deleted data is overwritten with zeros, so that free pages hold nothing of a deleted session.
  file.exec('pragma secure_delete = ON');
  // The first read creates the log's file.
  file.exec('pragma user_version');
  const files = () => [path, `${path}-wal`].map(fileAt).join();
  const opened = files();
  const inPlace = () => files() === opened;
  // Waiting for locks is done in `sqlite-busy-timeout.ts`, without blocking the event loop.
  file.exec('pragma busy_timeout = 0');
  const statements = keepStatements(file);
  const log = writeAheadLogOf(path);
  const onDisk = async () => {
    if (!logs) return;
    // Reads wait for pending flushes too, so that no reply shows data that a power failure would undo.
    await (statements.takeWritten() ? log.flush() : log.settled());
  };
  const checkpoints = checkpointsOf(path, file);
  const queried = withWriteErrorCauses(path, statements);
  const query = new Kysely<Tables>(
    tracedConfig(new BusyTimeoutSqliteDialect(queried, timeoutMs, onDisk, checkpoints.around), 'sqlite'),
  );
  return {
    kind: 'sqlite',
    query,
    location: path,
    async sizeInBytes() {
      const pages = sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
      return (await pages.execute(query)).rows[0]?.bytes ?? 0;
    },
    overwriteDeleted: checkpoints.empty,
    inPlace,
    pool: () => null,
    roundTrips: async () => undefined,
    async snapshot() {
      // A second connection, so that the server goes on writing. A file that was moved or deleted can be read through
      // the server's own connection only.
      const reader = inPlace() ? readerOf(path) : query;
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

/** A second connection. With this build's default cache, reading 200,000 states takes a fifth longer, as each page allocates new memory. */
function readerOf(path: string): Kysely<Tables> {
  const file = openFile(path, { readonly: true });
  file.exec(`pragma cache_size = -${PAGES_KEPT}`);
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(file) }) });
}

/** Identity (device and inode) of the file at this path; '' without one. */
function fileAt(path: string): string {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return '';
  }
}
