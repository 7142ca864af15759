/** Names and grouping of the built scripts. */
import { PAGE } from '#engine/registry/emit.ts';

interface NamedChunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}

/** A challenge's chunk carries its folder's name, so that the network panel and the size budget can be read. */
export function chunkFileName({ facadeModuleId }: NamedChunk): string {
  const page = facadeModuleId?.startsWith(`\0${PAGE}`) ? facadeModuleId.slice(PAGE.length + 1).replace('/', '-') : undefined;
  return page ? `assets/challenge-${page}-[hash].js` : 'assets/[name]-[hash].js';
}

/**
 * Chunk splitting. React changes less often than the site: in a chunk of its own it stays in browsers' caches across releases. That
 * chunk also holds the components that most screens share: the bundler would otherwise emit further small chunks, each a request more
 * on a first visit.
 */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))[\\/.]|engine[\\/]ui[\\/]\w+[\\/](notice|button|visually-hidden|badge|loading)\./,
  },
  // Shown together wherever a debrief is: one file instead of one for each part, whose names every first visit would carry.
  {
    name: 'after-solve',
    test: /engine[\\/]frame[\\/]\w+[\\/](closing-gesture|counted-points|debrief-parts|fold|opening-state|reveal-view|tries-text|use-opened|where-to-report)\./,
    includeDependenciesRecursively: false,
  },
  // What all pages of the console begin with, in one file instead of a dozen. Each imports none of the console's parts: a group that
  // has a part without all that this imports depends on the file that imports the group, and neither can begin.
  {
    name: 'console',
    test: /node_modules[\\/]@tanstack[\\/]|admin[\\/](format[\\/](language|local-time|numbers)|api[\\/]queries|addresses)\.|schemas[\\/]console-(pages|constants)\./,
    includeDependenciesRecursively: false,
  },
  // What the console has in common with pages of players that come later; nothing of a first visit, or that would ask for it too.
  {
    name: 'shown-later',
    test: /engine[\\/](client[\\/](use-)?time-left|ui[\\/]controls[\\/](dialog|use-modal))\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](archive|arrow-(down|left|up)|eye|file-spreadsheet|lock|plus|refresh-cw|sliders-horizontal|timer(-reset)?)\./,
    includeDependenciesRecursively: false,
  },
];

/** Pages whose visitors are not those of the site: what they fetch is not listed in the script of every first visit. */
const OTHER_PAGES = /^assets\/(admin|projector)-/;
/** What every page of the site has before anything is fetched later. */
const ALWAYS_THERE = /^assets\/(react|rolldown-runtime)-/;

/**
 * What is fetched together with a lazy chunk: its styles always, since they are loaded in no other way; its scripts only where they
 * shorten the way of a player.
 */
export function preloadedWith(
  chunk: string,
  files: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return [...files];
  return files.filter((file) => !ALWAYS_THERE.test(file) && (file.endsWith('.css') || !OTHER_PAGES.test(chunk)));
}
