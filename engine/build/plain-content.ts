/**
 * PostCSS plugin: repeats `content: "✓" / ""` without its alternative text, as browsers without that syntax (Firefox before 128) drop the
 * whole declaration.
 */
import type { Plugin } from 'postcss';

/** The content before the slash; slashes in strings do not count. */
const DRAWN = /^((?:"[^"]*"|'[^']*'|[^"'/])+?)\s*\//;

export const plainContent: Plugin = {
  postcssPlugin: 'vigie:plain-content',
  Declaration: {
    content(declaration) {
      const drawn = DRAWN.exec(declaration.value)?.[1];
      if (drawn !== undefined) declaration.cloneBefore({ value: drawn });
    },
  },
};
