/** Resolves the imports of a pack outside of the project: the engine's entries, React and the icons are those of the project. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Pack } from './pack.ts';

/** A file of the project, from which the imports of packs are resolved. */
const HERE = fileURLToPath(import.meta.url);

export function packDoors(packs: () => readonly Pack[]): Plugin {
  return {
    name: 'vigie:pack-doors',
    // Runs before Vite's own resolution, which would find a second copy of React beside the pack.
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || /^[./\0]|^virtual:/.test(source)) return undefined;
      if (!packs().some(({ directory }) => importer.startsWith(`${directory}/`))) return undefined;
      return this.resolve(source, HERE, { skipSelf: true });
    },
  };
}
