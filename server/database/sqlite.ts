/** SQLite in one file: WAL, and every commit on disk before it is answered. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { PatientSqliteDialect } from './sqlite-patience.ts';
import { keepStatements } from './sqlite-statements.ts';
import type { Tables } from './tables.ts';

/** Milliseconds that a call waits for its turn, as it waits for a connection to PostgreSQL. */
const PATIENCE = 5000;

/** @param patience milliseconds */
export function openSqlite(path: string, patience = PATIENCE): Database {
  mkdirSync(dirname(path), { recursive: true });
  const file = new BetterSqlite(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // Whoever meets a lock waits without holding up the process.
  file.pragma('busy_timeout = 0');
  const query = new Kysely<Tables>({ dialect: new PatientSqliteDialect(keepStatements(file), patience) });
  return {
    kind: 'sqlite',
    query,
    location: path,
    async sizeInBytes() {
      return Number(file.pragma('page_count', { simple: true })) * Number(file.pragma('page_size', { simple: true }));
    },
    async snapshot() {
      // A connection of its own: the server's would have to stop writing meanwhile.
      const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new BetterSqlite(path, { readonly: true }) }) });
      const transaction = await reader.startTransaction().execute();
      return {
        query: transaction,
        async release() {
          await transaction.rollback().execute();
          await reader.destroy();
        },
      };
    },
    close: () => query.destroy(),
  };
}
