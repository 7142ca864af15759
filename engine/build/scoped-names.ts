import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** 30 bits, for some hundred sheets. */
const LENGTH = 5;

/**
 * Names the classes of a sheet: as it has them, with the same few letters for all of it. Vite's own names end in the line where a
 * class stands, which no compression takes out of the page and of the script again: 0.4 KB of the first visit.
 * @param root the project's folder; elsewhere the same sheet has the same names
 */
export function scopedNames(root: string) {
  return (name: string, sheet: string): string =>
    `${name}_${createHash('sha256').update(relative(root, sheet)).digest('base64url').slice(0, LENGTH)}`;
}
