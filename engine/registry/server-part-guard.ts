/**
 * Keeps server files out of browser bundles. The guard checks the actual modules of the bundle, as a lint rule sees only static imports.
 */
import type { Plugin } from 'vite';

const FORBIDDEN: readonly { readonly source: RegExp; readonly what: string }[] = [
  { source: /\.server(\.[cm]?[jt]sx?)?$/, what: 'a server part' },
  { source: /^\0?virtual:challenges\/server$/, what: "the registry's server face" },
  { source: /(^|\/)manifest\.json$/, what: 'a whole manifest, hints and debrief included' },
  { source: /(^|\/)(solve|walkthrough)(\.ts)?$/, what: 'a solution' },
  { source: /(^|\/)facilitator-notes\.md$/, what: "the facilitator's notes" },
];

const PARTS_OF_THE_SERVER = [
  '**/*.server.*',
  '**/challenges/*/manifest.json',
  '**/challenges/*/solve.ts',
  '**/challenges/*/walkthrough.ts',
  '**/facilitator-notes.md',
];

/**
 * Globs of files that the development server must not serve (`server.fs.deny`): parts of the server, and databases.
 * @param folders of Vigie and of packs, absolute; the database of each is in its `data/`
 */
export function neverServed(folders: readonly string[]): string[] {
  // Not every `data/`: a clone may lie below one, and so may the words of a challenge.
  return [...PARTS_OF_THE_SERVER, ...folders.map((folder) => `${literal(folder)}/data/**`)];
}

/** A path as a glob that matches it alone. */
function literal(path: string): string {
  return path.replaceAll('\\', '/').replace(/[[\](){}!*?+@$^|]/g, '\\$&');
}

/**
 * Fails a browser build with a server file, or shows the overlay in development. Not used by Storybook, whose practice backend runs server
 * parts.
 */
export function serverPartGuard(): Plugin {
  return {
    name: 'vigie:server-part-guard',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId(source, importer) {
      const forbidden = FORBIDDEN.find((candidate) => candidate.source.test(source.replace(/[?#].*$/, '')));
      if (!forbidden) return undefined;
      this.error(
        `${importer ?? 'an entry'} imports "${source}": that is ${forbidden.what}, which no browser may see. ` +
          'Allowed in a browser: #engine/authoring, React, lucide-react, virtual:challenges/guests, virtual:challenges/catalogue, and files without ".server." in their name. ' +
          'What the scene needs from the server comes as artifacts, or as the output of an attempt.',
      );
    },
    load(id) {
      const file = id.replace(/[?#].*$/, '');
      if (/\.server\.[cm]?[jt]sx?$/.test(file)) this.error(`${file} is a server part, which no browser may see.`);
    },
  };
}
