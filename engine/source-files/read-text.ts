import { readFileSync } from 'node:fs';

/** The text of a file; undefined for one that cannot be read. */
export function readText(file: string): string | undefined {
  return readBytes(file)?.toString('utf8');
}

/** The bytes of a file; undefined for one that cannot be read, as after it was removed. */
export function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
