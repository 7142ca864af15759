/** Prerenders the pages of a first visit, so that they paint before any script runs. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { earlyAnswersScript } from '../../admin/api/early-answers.ts';

/** Exports of `engine/build/entry-server.tsx`. */
interface ServerEntry {
  render(path: string): string;
}

/** The guests' hub, which React hydrates; the shell of all other pages, and that of the console, which React replaces. */
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

/** Maximum size in bytes of inlined style sheets: they save one round trip before the first paint. */
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
  // A replacer function, because `$&` in a replacement text has a meaning.
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
 * Removes inlined style sheets from the preload lists of scripts, which would load them again. They are replaced by a file that every page
 * loads anyway, as the lists are indexed by position.
 */
function forgetInlineStyles(client: string, built: string, template: string): void {
  const always = /<link rel="modulepreload"[^>]*href="\/assets\/([^"]+\.js)"/.exec(template)?.[1];
  if (always === undefined) return;
  const assets = join(client, 'assets');
  const inline = styleSheetsOf(built).filter((file) => !styleSheetsOf(template).includes(file));
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(join(assets, name), 'utf8');
    const after = inline.reduce((text, file) => text.replaceAll(`"./${basename(file)}"`, `"./${always}"`), script);
    if (after !== script) writeFileSync(join(assets, name), after);
  }
}

function styleSheetsOf(page: string): string[] {
  return [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"/g)].flatMap((match) => match[1] ?? []);
}

/** Preload links for the files of the console's first view, so that they load in parallel and not one after the other. */
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
  // Files that every page loads in any case.
  const always = filesOf('index.html');
  return CONSOLE_FILES.flatMap((key) => [...filesOf(key)])
    .filter((file) => !always.has(file))
    .map((file) => `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}">`)
    .join('');
}

/** Entry of the console (`engine/build/admin-route.tsx`); it imports the chunk of the catalogue. */
const CONSOLE_FILES = ['admin/index.tsx'];

const ROOT = '<div id="root"></div>';

/** Strips comments and indentation from the template. */
function forVisitors(template: string): string {
  return template.replace(/<!--[\s\S]*?-->\s*|^ +/gm, '');
}

/** Inlines the entry's styles, which saves a request before the first paint. */
function withInlineStyles(client: string, template: string): string {
  return template.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g, (link, file: string) => {
    const styles = readFileSync(join(client, file), 'utf8').trim();
    return styles.length <= INLINE_STYLES_UP_TO ? `<style>${styles}</style>` : link;
  });
}
