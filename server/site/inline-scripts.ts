/** Inline scripts of built pages, as the Content-Security-Policy names them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes (`'sha256-…'`) of every inline script of the HTML files of a folder. */
export function inlineScriptHashes(directory: string): readonly string[] {
  const pages = readdirSync(directory).filter((name) => name.endsWith('.html'));
  const hashes = pages
    .flatMap((name) => scriptsOf(readFileSync(join(directory, name), 'utf8')))
    .map((script) => {
      return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    });
  return [...new Set(hashes)];
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map((match) => match[1] ?? '')
    .filter((script) => script !== '');
}
