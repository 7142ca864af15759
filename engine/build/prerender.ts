/** Renders the pages that everybody may open first, so that they paint before any script has run. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `engine/build/entry-server.tsx` exports. */
interface ServerEntry {
  render(path: string): Rendered | Promise<Rendered>;
}
interface Rendered {
  /** What goes into the root element. */
  readonly html: string;
  /** What goes between the head marks: title and the like. */
  readonly head: string;
}

/** `hydrate: false` marks a page that stands in for others: the browser replaces it. */
const PAGES: readonly { readonly file: string; readonly path: string; readonly hydrate: boolean }[] = [
  { file: 'index.html', path: '/', hydrate: true },
  { file: 'user-login.html', path: '/user-login', hydrate: true },
  { file: '404.html', path: '/404', hydrate: true },
  { file: 'shell.html', path: '/shell', hydrate: false },
];

/** Style sheets up to this many bytes travel inside the page: one round trip less before the first paint. */
const INLINE_STYLES_UP_TO = 40_000;

/**
 * Writes the prerendered pages over the built template.
 * @param client folder of the built site, with `index.html` as the template.
 * @param entry the built `entry-server.js`.
 */
export async function prerender(client: string, entry: string): Promise<void> {
  const { render }: ServerEntry = await import(pathToFileURL(entry).href);
  const template = withInlineStyles(client, withoutComments(readFileSync(join(client, 'index.html'), 'utf8')));
  for (const { file, path, hydrate } of PAGES) {
    const { html, head } = await render(path);
    writeFileSync(join(client, file), fill(template, html, head, hydrate ? path : undefined));
  }
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const ROOT = '<div id="root"></div>';

function fill(template: string, html: string, head: string, prerendered: string | undefined): string {
  if (!HEAD.test(template) || !template.includes(ROOT)) {
    throw new Error(`index.html needs <!--head-->…<!--/head--> and ${ROOT}: the prerendered page cannot be filled in`);
  }
  const mark = prerendered === undefined ? '' : ` data-prerendered="${prerendered}"`;
  // Functions, because `$&` in a text would be replaced otherwise.
  return template.replace(HEAD, () => head).replace(ROOT, () => `<div id="root"${mark}>${html}</div>`);
}

/** Comments of the template are for its readers, not for every visitor; those that React left in `#root` come later. */
function withoutComments(template: string): string {
  return template.replace(/<!--(?!\/?head-->)[\s\S]*?-->\s*/g, '');
}

/** Inside the page, the entry's styles need no request of their own before the first paint. */
function withInlineStyles(client: string, template: string): string {
  return template.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g, (link, file: string) => {
    const styles = readFileSync(join(client, file), 'utf8').trim();
    return styles.length <= INLINE_STYLES_UP_TO ? `<style>${styles}</style>` : link;
  });
}
