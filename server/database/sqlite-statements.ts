/** LRU cache of prepared statements: SQLite needs about as long to compile a statement as to run it. */
import type BetterSqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Cached statements: the queries of play are a few dozen. */
const CAPACITY = 256;
/** Maximum length of a cached text: longer ones are lists of rows whose length seldom recurs. */
const MAX_KEPT_LENGTH = 4096;

interface Compiling {
  prepare(text: string): BetterSqlite.Statement;
  close(): void;
}

interface KeptStatements extends SqliteDatabase {
  /** Whether a statement that can write was prepared since the last call. */
  takeWritten(): boolean;
}

/** Wraps a database with the cache. After a change of the tables SQLite recompiles statements by itself. */
export function keepStatements(file: Compiling): KeptStatements {
  const statements = new LRUCache<string, BetterSqlite.Statement>({ max: CAPACITY });
  let written = false;
  return {
    prepare(text) {
      const statement = statements.get(text) ?? file.prepare(text);
      if (text.length <= MAX_KEPT_LENGTH) statements.set(text, statement);
      if (!statement.readonly) written = true;
      return statement;
    },
    takeWritten() {
      const before = written;
      written = false;
      return before;
    },
    close() {
      statements.clear();
      file.close();
    },
  };
}
