/** Renders what everybody sees first, so that it paints before any script has run. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `engine/build/entry-server.tsx` exports. */
interface ServerEntry {
  render(path: string): string;
}

/** The guests' hub, which the browser takes over; and what surrounds every other page, which it replaces. */
const PAGES = [
  { file: 'index.html', path: '/', mark: ' data-prerendered' },
  { file: 'shell.html', path: '/shell', mark: '' },
] as const;

/** Style sheets up to this many bytes travel inside the page: one round trip less before the first paint. */
const INLINE_STYLES_UP_TO = 40_000;

/**
 * Writes the prerendered pages over the built template.
 * @param client folder of the built site, with `index.html` as the template.
 * @param entry the built `entry-server.js`.
 */
export async function prerender(client: string, entry: string): Promise<void> {
  const { render }: ServerEntry = await import(pathToFileURL(entry).href);
  const template = withInlineStyles(client, forVisitors(readFileSync(join(client, 'index.html'), 'utf8')));
  if (!template.includes(ROOT)) throw new Error(`index.html needs ${ROOT}: there the prerendered page goes`);
  // A function, because `$&` in a text would be replaced otherwise.
  for (const { file, path, mark } of PAGES) {
    writeFileSync(
      join(client, file),
      template.replace(ROOT, () => `<div id="root"${mark}>${render(path)}</div>`),
    );
  }
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}

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
