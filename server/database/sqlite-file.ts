/** Opens the files of SQLite. */
import BetterSqlite from 'better-sqlite3';

/** Strong references that prevent garbage collection, see `holdAll`. */
const held: object[] = [];

/** @param path '' for a temporary file, which is deleted when closed */
export function openFile(
  path: string,
  options: BetterSqlite.Options = {},
  node: string = process.version,
): BetterSqlite.Database {
  const file = new BetterSqlite(path, options);
  if (node.startsWith('v24.')) holdAll(file);
  return file;
}

/**
 * Prevents garbage collection of files and statements. Compiled with the headers of Node 24.19 and later, objects of better-sqlite3 12
 * abort the process when they are collected while no script runs; so on that Node they are kept for good, one statement for each text. Set
 * pragmas by `exec`: `pragma` makes a statement that this function cannot hold. Not needed with better-sqlite3 13, which requires Node 22.
 */
function holdAll(file: BetterSqlite.Database): void {
  const statements = new Map<string, BetterSqlite.Statement>();
  const compile = file.prepare.bind(file);
  held.push(file, statements);
  Object.defineProperty(file, 'prepare', {
    value(text: string) {
      const statement = statements.get(text) ?? compile(text);
      statements.set(text, statement);
      return statement;
    },
  });
}
