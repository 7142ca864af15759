/** SQLite compiles a statement in about the time that it then takes to run: each text is compiled once. */
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { createLatestUsed } from '../work-sharing/latest-used.ts';

/** Statements that are kept: the queries of play are a few dozen. */
const CAPACITY = 256;
/** Longer texts are lists of rows that will not come again at the same length. */
const LONGEST = 4096;

/** The same database, whose statements are kept. What changes the tables meanwhile is noticed by SQLite itself. */
export function keepStatements(file: SqliteDatabase): SqliteDatabase {
  const statements = createLatestUsed<SqliteStatement>(CAPACITY);
  return {
    prepare: (text) => (text.length > LONGEST ? file.prepare(text) : statements.recall(text, () => file.prepare(text))),
    close() {
      statements.forget();
      file.close();
    },
  };
}
