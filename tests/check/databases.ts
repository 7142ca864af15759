/** When a change is tested on PostgreSQL too: where a query or the database changed, the two may differ. */

const OF_THE_DATABASE = [
  'server/database/',
  'tests/support/databases.setup.ts',
  'tests/support/postgres.ts',
  'tests/support/reused-databases.ts',
  'tests/support/temporary-databases.ts',
  'tests/support/test-databases.ts',
];

/** Kysely's beginnings of a query, and its template for what it has no words for. */
const QUERY = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>`]*>)?`/;

/** @param text of the file as it is now; undefined when it was removed */
export function concernsDatabases(path: string, text: string | undefined): boolean {
  return OF_THE_DATABASE.some((beginning) => path.startsWith(beginning)) || (text !== undefined && QUERY.test(text));
}
