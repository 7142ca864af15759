/** Inline scripts of the pages, as the Content-Security-Policy names them. */
import { createHash } from 'node:crypto';
import type { SiteFiles } from './site-files.ts';

/** Hashes (`'sha256-…'`) of every inline script of the site's pages, as they are served. */
export function inlineScriptHashes(files: SiteFiles): readonly string[] {
  const hashes = [...files]
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([, { plain }]) => scriptsOf(plain.bytes.toString()))
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map((match) => match[1] ?? '')
    .filter((script) => script !== '');
}
