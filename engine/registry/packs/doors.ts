/** Lets the challenges of a pack that is somewhere else import what those of `challenges/` import: the doors, React, the icons, as the project has them. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Pack } from './pack.ts';

export function packDoors(packs: () => readonly Pack[]): Plugin {
  let base = '';
  return {
    name: 'vigie:pack-doors',
    // Before a package of the same name that lies beside the pack is found: there is one React.
    enforce: 'pre',
    configResolved(config) {
      base = join(config.root, 'package.json');
    },
    resolveId(source, importer) {
      if (!importer || /^[./\0]|^virtual:/.test(source)) return undefined;
      if (!packs().some(({ directory }) => importer.startsWith(`${directory}/`))) return undefined;
      return this.resolve(source, base, { skipSelf: true });
    },
  };
}
