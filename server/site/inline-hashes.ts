/** Hashes of inline scripts and styles, for the Content-Security-Policy. */
import { createHash } from 'node:crypto';

/** Patterns of inline elements, with their content as group: scripts without `src`, and styles. */
const INLINE = {
  script: /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi,
  style: /<style[^>]*>([\s\S]*?)<\/style>/gi,
} as const;

/** Hashes (`'sha256-…'`) of every inline element of this kind, each once. @param pages HTML as it is sent */
export function inlineHashes(pages: readonly string[], element: keyof typeof INLINE): readonly string[] {
  const contents = pages.flatMap((html) => [...html.matchAll(INLINE[element])].map((match) => match[1] ?? ''));
  return [...new Set(contents.filter((content) => content !== '').map(sourceHash))];
}

/** A hash source of CSP (https://www.w3.org/TR/CSP3/#grammardef-hash-source). @param content exact text between the tags */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
