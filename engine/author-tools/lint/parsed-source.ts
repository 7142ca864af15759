/** A TypeScript file as the toolchain's own parser reads it: once for each content, however often it is asked for. */
import { type ParseResult, parseSync } from 'vite';

export type ParsedSource = Pick<ParseResult, 'program' | 'module' | 'errors'>;

/** The latest content of each file; a development server asks again whenever one of them changes. */
const latest = new Map<string, { readonly text: string; readonly parsed: ParsedSource }>();

/** @param file by its name, which says how it is read (`.ts` knows no tags) @param text of it, which may be broken */
export function parseSource(file: string, text: string): ParsedSource {
  const before = latest.get(file);
  if (before?.text === text) return before.parsed;
  const parsed = parseSync(file, text, { sourceType: 'module' });
  latest.set(file, { text, parsed });
  return parsed;
}
