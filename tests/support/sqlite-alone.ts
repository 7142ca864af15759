/** The environment variable by which `npm run check` skips PostgreSQL, if no query and no other code of the database changed. */
export const SQLITE_ALONE = 'VIGIE_TEST_SQLITE_ALONE';

export function sqliteAlone(): boolean {
  return process.env[SQLITE_ALONE] === '1';
}
