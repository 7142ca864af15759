/** SQLite compiles a statement in about the time that it then takes to run: each text is compiled once. */
import type BetterSqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Statements that are kept: the queries of play are a few dozen. */
const CAPACITY = 256;
/** Longer texts are lists of rows that will not come again at the same length. */
const MAX_KEPT_LENGTH = 4096;

interface Compiling {
  prepare(text: string): BetterSqlite.Statement;
  close(): void;
}

export interface KeptStatements extends SqliteDatabase {
  /** Whether a statement that can write was asked for since this was asked last. */
  takeWritten(): boolean;
}

/** The same database, whose statements are kept. What changes the tables meanwhile is noticed by SQLite itself. */
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
