/** Renders what everybody sees first, so that it paints before any script has run. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { earlyAnswersScript } from '../../admin/api/early-answers.ts';

/** What `engine/build/entry-server.tsx` exports. */
interface ServerEntry {
  render(path: string): string;
}

/** The guests' hub, which the browser takes over; and what surrounds every other page, which it replaces, that of the console apart. */
const PAGES = [
  { file: 'index.html', path: '/', mark: ' data-prerendered', console: false },
  { file: 'shell.html', path: '/shell', mark: '', console: false },
  { file: 'console.html', path: '/shell', mark: '', console: true },
] as const;

/** A file of Vite's manifest. */
interface BuiltChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Style sheets up to this many bytes travel inside the page: one round trip less before the first paint. */
const INLINE_STYLES_UP_TO = 40_000;

/**
 * Writes the prerendered pages over the built template.
 * @param client folder of the built site, with `index.html` as the template.
 * @param entry the built `entry-server.js`.
 * @param apiHost where the pages send their calls; '' to their own origin
 */
export async function prerender(client: string, entry: string, apiHost: string): Promise<void> {
  const { render }: ServerEntry = await import(pathToFileURL(entry).href);
  const built = forVisitors(readFileSync(join(client, 'index.html'), 'utf8'));
  const template = withInlineStyles(client, built);
  if (!template.includes(ROOT)) throw new Error(`index.html needs ${ROOT}: there the prerendered page goes`);
  // A function, because `$&` in a text would be replaced otherwise.
  for (const { file, path, mark, console } of PAGES) {
    const head = console ? `<script>${earlyAnswersScript(apiHost)}</script>${preloadsOf(client)}` : '';
    const page = template.replace(ROOT, () => `<div id="root"${mark}>${render(path)}</div>`);
    writeFileSync(
      join(client, file),
      page.replace('</head>', () => `${head}</head>`),
    );
  }
  forgetInlineStyles(client, built, template);
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}

/**
 * Scripts name the style sheets of the chunks that they load, also those that travel inside the page: these would be fetched a second
 * time. A file that every page asks for anyway stands in their place, as the lists are read by position.
 */
function forgetInlineStyles(client: string, built: string, template: string): void {
  const always = /<link rel="modulepreload"[^>]*href="\/([^"]+\.js)"/.exec(template)?.[1];
  if (always === undefined) return;
  const assets = join(client, 'assets');
  const inline = styleSheetsOf(built).filter((file) => !styleSheetsOf(template).includes(file));
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(join(assets, name), 'utf8');
    const after = inline.reduce((text, file) => text.replaceAll(`"${file}"`, `"${always}"`), script);
    if (after !== script) writeFileSync(join(assets, name), after);
  }
}

function styleSheetsOf(page: string): string[] {
  return [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"/g)].flatMap((match) => match[1] ?? []);
}

/** What the console's first view is made of, so that the browser asks for all of it at once and not for each when it meets its name. */
function preloadsOf(client: string): string {
  const manifest: Record<string, BuiltChunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}: the console's page cannot name its files`);
    if (found.has(chunk.file)) return found;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const other of chunk.imports ?? []) filesOf(other, found);
    return found;
  };
  // Every page has these, or loads them as soon.
  const always = filesOf('index.html');
  return CONSOLE_FILES.flatMap((key) => [...filesOf(key)])
    .filter((file) => !always.has(file))
    .map((file) => `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}">`)
    .join('');
}

/** What `engine/build/admin-route.tsx` loads; the catalogue comes in a chunk that the first imports. */
const CONSOLE_FILES = ['admin/index.tsx'];

const ROOT = '<div id="root"></div>';

/** Comments and indentation of the template are for its readers, not for every visitor; what React writes in `#root` comes later. */
function forVisitors(template: string): string {
  return template.replace(/<!--[\s\S]*?-->\s*|^ +/gm, '');
}

/** Inside the page, the entry's styles need no request of their own before the first paint. */
function withInlineStyles(client: string, template: string): string {
  return template.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g, (link, file: string) => {
    const styles = readFileSync(join(client, file), 'utf8').trim();
    return styles.length <= INLINE_STYLES_UP_TO ? `<style>${styles}</style>` : link;
  });
}
