/** The rooms of the browser's side and what each may import: the table of ARCHITECTURE.md. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../ARCHITECTURE.md', import.meta.url));

const [, table = ''] = readFileSync(FILE, 'utf8').split('| room | imports |');

/** Room → the rooms that it imports, from the bottom to the top. */
export const ROOMS: ReadonlyMap<string, readonly string[]> = new Map(
  [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`|]+)` \|([^|]*)\|$/gm)].map(([, room = '', imports = '']) => [
    room,
    [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]),
);

/** Whose room a path from the root is; undefined outside of all rooms, as for a package. */
export function roomOf(path: string): string | undefined {
  return [...ROOMS.keys()].find((room) => path === room || path.startsWith(`${room}/`));
}
