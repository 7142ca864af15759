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
  // Code that players load after the first visit, in one script and one style sheet: their hub and bars, the frame of all missions, the
  // victory, and icons that several scenes use. These modules import each other, so that apart they would still be loaded together. Code
  // that guests see before they play is not in this chunk.
  {
    name: 'play',
    test: anyOf(
      /engine[\\/]site[\\/]debrief[\\/]debrief-slot/,
      /engine[\\/]site[\\/]login[\\/](late-login|other-session)/,
      /engine[\\/]site[\\/]hub[\\/](?!guest-hub|use-near|challenge-card|card-drawing|drawings|hub\.module)/,
      /engine[\\/]site[\\/]missions[\\/](?!category-mark)/,
      /engine[\\/]site[\\/]completion[\\/]completion(-state)?\./,
      /engine[\\/]site[\\/]arrival[\\/](arrival-panel|player-home|rules|use-arrival)/,
      /engine[\\/]site[\\/]fleet[\\/](boat|fleet-(choice|line|picture\.module|polling|text))\./,
      /engine[\\/]site[\\/](finale[\\/]finale-slot|live-session[\\/])/,
      /engine[\\/]site[\\/]player-state[\\/](choices|first-opening|played-session|session-news|standing)\./,
      /engine[\\/]site[\\/]recall[\\/]recall-(card|gate|question)/,
      /engine[\\/]site[\\/]routes[\\/](catalogue-pages|challenge-route|not-found)/,
      /engine[\\/]site[\\/]victory[\\/]/,
      /engine[\\/]frame[\\/](?!backends|stories|play[\\/](points-text|failure-message))/,
      /engine[\\/](authoring[\\/]index|client[\\/]reduced-motion|toolbox[\\/](running-text|spelling))/,
      /engine[\\/]ui[\\/](scenery[\\/]|controls[\\/](gesture-choice|radio-option))/,
      /engine[\\/]rules[\\/](company|elision|judgement|public-challenge|scoring|sequence)\./,
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](anchor|battery-medium|bell-ring|book-open-text|circle-(minus|x)|cloud-off|door-open|file-text|gift|grip)\./,
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](life-buoy|lock-keyhole(-open)?|mail|map-pin|megaphone|message-circle|message-square-text|messages-square|minus)\./,
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](package|paperclip|phone(-call|-incoming)?|receipt-text|rotate-cw|sailboat|send|shield-(check|exclamation-point|x)|signal)\./,
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](smartphone|spell-check|star|undo-2|user-round|volume-(2|x)|wifi)\./,
    ),
    includeDependenciesRecursively: false,
  },
  // Modules that all pages of the console share: one file instead of a dozen. None of them imports another part of the console: otherwise
  // this chunk and that of the importing file would depend on each other, and neither could be evaluated first.
  {
    name: 'console',
    test: /node_modules[\\/]@tanstack[\\/]|admin[\\/](format[\\/](lists|local-time|numbers|played-time|shown-email)|language[\\/](language|counting|english[\\/][\w-]+)|api[\\/]queries|addresses)\.|schemas[\\/]console-(pages|constants)\./,
    includeDependenciesRecursively: false,
  },
  // Modules that the console shares with later player pages, such as the catalogue. Modules of the first visit are left out, as it
  // would otherwise load this chunk.
  {
    name: 'shown-later',
    test: /engine[\\/](client[\\/](event-stream|keep-trying|live|preferences|refresher|use-media-query|(use-)?time-left)|frame[\\/]play[\\/]failure-message|rules[\\/](better-half|erased-email|french-(date|moment)|session[\\/](missions|workshop-time))|toolbox[\\/]text|ui[\\/]controls[\\/](dialog|use-modal))\.|schemas[\\/]programmes\.|virtual:challenges[\\/]catalogue$|node_modules[\\/]eventsource-parser[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](archive|arrow-(down|left|up)|bell|calendar-(days|plus)|chevron-(down|right|up)|eye(-off)?|file-spreadsheet|flag|hourglass|key-round|lock|message-square|pause|plus|refresh-cw|rotate-ccw|search|sliders-horizontal|timer(-reset)?)\./,
    includeDependenciesRecursively: false,
  },
];

/** A pattern that matches whatever one of the given patterns matches. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** Chunks of the console and the projector: left out of the preload list in the script of the first visit. */
const OTHER_PAGES = /^assets\/(admin|projector)-/;
/** Chunks that every page of the site has loaded already. */
const ALWAYS_THERE = /^assets\/(react|rolldown-runtime)-/;

/**
 * Files to preload with a lazy chunk: its styles always, as nothing else loads them; its scripts only where that shortens a player's wait.
 */
export function preloadedWith(
  chunk: string,
  files: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return [...files];
  return files.filter((file) => !ALWAYS_THERE.test(file) && (file.endsWith('.css') || !OTHER_PAGES.test(chunk)));
}
