/**
 * File for the administrator's password after a start with `--room`: the terminal shows a QR code that is meant to be projected, so a
 * password in it would be seen by everybody.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes the password into a new file with owner-only permissions.
 * @returns the start's message about it; null if the file cannot be written
 */
export function putAside(file: string, username: string, password: string): string | null {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // An existing file may have wider permissions, or be a link.
    rmSync(file, { force: true });
    writeFileSync(file, `${username} / ${password}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    return null;
  }
  return `Administrator: ${username}. The password is not shown here, as this window may be projected. It is in ${file}`;
}
