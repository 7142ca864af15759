/** Lets the challenges of a pack that is somewhere else import what those of `challenges/` import: the doors, React, the icons, as the project has them. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Pack } from './pack.ts';

/** Imports are resolved as this file's are. */
const HERE = fileURLToPath(import.meta.url);

export function packDoors(packs: () => readonly Pack[]): Plugin {
  return {
    name: 'vigie:pack-doors',
    // Before a package of the same name that lies beside the pack is found: there is one React.
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || /^[./\0]|^virtual:/.test(source)) return undefined;
      if (!packs().some(({ directory }) => importer.startsWith(`${directory}/`))) return undefined;
      return this.resolve(source, HERE, { skipSelf: true });
    },
  };
}
