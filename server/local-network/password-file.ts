/**
 * Where the administrator's password goes when Vigie is started for a room: the terminal shows what is meant for the wall, and whoever
 * projects its QR code would show the password too.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';

/** Beside the database, `data/vigie-password.txt` for `data/vigie.db`; in `data/` for one on a server. */
export function passwordFileOf(databaseUrl: string): string {
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : join('data', 'vigie.db');
  const { dir, name } = parse(resolve(file));
  return join(dir, `${name}-password.txt`);
}

/**
 * Writes it into a new file that its owner alone may read.
 * @returns what the start says of it; null where the file cannot be written
 */
export function putAside(file: string, username: string, password: string): string | null {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // A file of before may be open to others, or a link.
    rmSync(file, { force: true });
    writeFileSync(file, `${username} / ${password}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    return null;
  }
  return `Administrator: ${username}. The password is not shown here, as this window may be projected. It is in ${file}`;
}
