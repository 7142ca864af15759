/** Parses TypeScript files with Vite's parser (oxc), cached by content. */
import { type ParseResult, parseSync } from 'vite';

export type ParsedSource = Pick<ParseResult, 'program' | 'module' | 'errors'>;

/** Last parse of each file. The development server asks again for every file when one changes. */
const latest = new Map<string, { readonly text: string; readonly parsed: ParsedSource }>();

/** @param file its name: the extension selects the syntax (`.ts` allows no JSX) @param text its content, with or without syntax errors */
export function parseSource(file: string, text: string): ParsedSource {
  const before = latest.get(file);
  if (before?.text === text) return before.parsed;
  const parsed = parseSync(file, text, { sourceType: 'module' });
  latest.set(file, { text, parsed });
  return parsed;
}
