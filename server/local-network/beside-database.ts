/** Files that a start with `--room` writes beside the database. */
import { join, parse, resolve } from 'node:path';

/**
 * Path of such a file: `data/vigie-password.txt` for the database `data/vigie.db` and the ending `password.txt`; in `data/` for PostgreSQL.
 */
export function besideDatabase(databaseUrl: string, ending: string): string {
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : join('data', 'vigie.db');
  const { dir, name } = parse(resolve(file));
  return join(dir, `${name}-${ending}`);
}
