/**
 * Vite plugin: leaves out code that packages of the server import and Vigie never needs, which would stay in memory (decision 62).
 * `readable-stream` is Node's `stream` for other runtimes; `mime-db` is the table in which `@fastify/compress` looks up types that its own
 * expression for text, JSON and XML does not match.
 */
import type { Plugin } from 'vite';

const NO_TABLE = '\0vigie:no-media-types';

export function sparedPackages(): Plugin {
  return {
    name: 'vigie:spared-packages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'server',
    resolveId(id) {
      if (id === 'readable-stream') return { id: 'node:stream', external: true };
      return id === 'mime-db' ? NO_TABLE : undefined;
    },
    load: (id) => (id === NO_TABLE ? 'module.exports = {};' : undefined),
  };
}
