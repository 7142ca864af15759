/** Opens the files of SQLite. */
import BetterSqlite from 'better-sqlite3';

/** What is never let go, see `holdAll`. */
const held: object[] = [];

/** @param path '' for a file without a name, which goes when it is closed */
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
 * With the headers of Node 24.19 and later, better-sqlite3 12 compiles to objects that abort the process when they are collected while
 * no script runs: on that Node files and statements are held for good, one statement for each text. Set pragmas by `exec`: `pragma`
 * makes a statement that nobody can hold. Not needed with better-sqlite3 13, which takes Node 22.
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
