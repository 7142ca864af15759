/** The table of ARCHITECTURE.md: the folders that it lists, and what each may import. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../ARCHITECTURE.md', import.meta.url));

const [, table = ''] = readFileSync(FILE, 'utf8').split('| folder | imports |');

/** Folder → the folders that it imports, from the bottom to the top. */
export const FOLDERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`|]+)` \|([^|]*)\|$/gm)].map(([, folder = '', imports = '']) => [
    folder,
    [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]),
);

/** The folder of the table that a path from the root is in; undefined outside of them, as for a package. */
export function folderOf(path: string): string | undefined {
  return [...FOLDERS.keys()].find((folder) => path === folder || path.startsWith(`${folder}/`));
}
