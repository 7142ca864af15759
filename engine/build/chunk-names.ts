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
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))[\\/.]|engine[\\/]ui[\\/]\w+[\\/](notice|button|visually-hidden|badge|loading)\.|engine[\\/]ui[\\/]controls[\\/]dialog\.module\.css/,
  },
  // The hub of a player, and what stands over it: one file and one style sheet instead of a dozen of each. Nothing that guests see, nor
  // anything that imports what a mission is made of.
  {
    name: 'hub',
    test: /engine[\\/]site[\\/](hub[\\/](?!guest-hub|use-near|challenge-card|card-drawing|category-mark|drawings|hub\.module)|arrival[\\/](arrival-panel|player-home|rules|use-arrival)|fleet[\\/]fleet-(choice|line|polling|text)\.|finale[\\/]finale-slot|live-session[\\/]|player[\\/](choices|first-opening|played-session|session-news|standing)\.|recall[\\/]recall-gate|routes[\\/](catalogue-pages|challenge-route|not-found)|victory[\\/](next-mission|use-missions-ahead))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](cloud-off|sailboat)\./,
    includeDependenciesRecursively: false,
  },
  // What missions have in common, from the frame to the victory, and the icons that several scenes draw.
  {
    name: 'play',
    test: /engine[\\/](frame[\\/](?!backends|stories|play[\\/](points-text|failure-message))|authoring[\\/]index|ui[\\/]scenery[\\/]|ui[\\/]controls[\\/](gesture-choice|radio-option)|rules[\\/](judgement|public-challenge|scoring|sequence)\.|toolbox[\\/](running-text|spelling)|client[\\/]reduced-motion|site[\\/]victory[\\/](?!victory\.)|site[\\/]recall[\\/]recall-(card|question))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](anchor|battery-medium|bell-ring|book-open-text|circle-(minus|x)|door-open|file-text|gift|grip|life-buoy|lock-keyhole(-open)?|mail|map-pin|megaphone|message-circle|message-square-text|messages-square|minus|package|paperclip|phone(-call)?|rotate-cw|send|shield-(check|exclamation-point|x)|signal|smartphone|spell-check|star|undo-2|user-round|volume-(2|x)|wifi)\./,
    includeDependenciesRecursively: false,
  },
  // What all pages of the console begin with, in one file instead of a dozen. Each imports none of the console's parts: a group that
  // has a part without all that this imports depends on the file that imports the group, and neither can begin.
  {
    name: 'console',
    test: /node_modules[\\/]@tanstack[\\/]|admin[\\/](format[\\/](lists|local-time|numbers)|language[\\/](language|counting|english[\\/][\w-]+)|api[\\/]queries|addresses)\.|schemas[\\/]console-(pages|constants)\./,
    includeDependenciesRecursively: false,
  },
  // What the console has in common with pages of players that come later, the catalogue too; nothing of a first visit, or that would ask for it too.
  {
    name: 'shown-later',
    test: /engine[\\/](client[\\/](event-stream|live|preferences|refresher|use-media-query|(use-)?time-left)|frame[\\/]play[\\/]failure-message|rules[\\/]session[\\/]missions|toolbox[\\/]text|ui[\\/]controls[\\/](dialog|use-modal))\.|schemas[\\/]programmes\.|virtual:challenges[\\/]catalogue$|node_modules[\\/]eventsource-parser[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](archive|arrow-(down|left|up)|bell|chevron-(down|right|up)|eye(-off)?|file-spreadsheet|hourglass|key-round|lock|message-square|pause|plus|refresh-cw|rotate-ccw|search|sliders-horizontal|timer(-reset)?)\./,
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
