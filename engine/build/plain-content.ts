/**
 * Signs that sheets draw with an alternative text (`content: "✓" / ""`), said without it too: a browser that knows none, like Firefox
 * before 128, drops the whole declaration, and would draw no sign.
 */
import type { Plugin } from 'postcss';

/** What is drawn, before the slash that stands in no string. */
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
