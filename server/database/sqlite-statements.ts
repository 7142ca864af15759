/** SQLite compiles a statement in about the time that it then takes to run: each text is compiled once. */
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements that are kept, the latest used ones: the queries of play are a few dozen. */
const CAPACITY = 256;
/** Longer texts are lists of rows that will not come again at the same length. */
const LONGEST = 4096;

/** The same database, whose statements are kept. What changes the tables meanwhile is noticed by SQLite itself. */
export function keepStatements(file: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = kept.get(text);
      const statement = known ?? file.prepare(text);
      if (text.length > LONGEST) return statement;
      kept.delete(text);
      kept.set(text, statement);
      const oldest = kept.size > CAPACITY ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return statement;
    },
    close() {
      kept.clear();
      file.close();
    },
  };
}
