/** A file of a challenge as the checks receive it, parsed with Vite's parser (oxc), and the locations of mistakes in it. */
import { type ParseResult, parseSync } from 'rolldown/utils';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt, WHOLE_FILE } from '#engine/source-files/location.ts';
import type { Stretch } from './walk.ts';

/** The parser builds `program`, the syntax tree, on first access; most files never need it. */
export type ParsedSource = Pick<ParseResult, 'program' | 'module' | 'errors'>;

export interface Source {
  /** Path within the challenge's folder. */
  readonly file: string;
  readonly text: string;
  readonly parsed: ParsedSource;
}

/** Last parse of each file. The development server asks again for every file when one changes. */
const latest = new Map<string, { readonly text: string; readonly parsed: ParsedSource }>();

/**
 * Parses a file. @param file name: the extension selects the syntax (`.ts` allows no JSX) @param text content, with or without syntax
 * errors
 */
export function parseSource(file: string, text: string): ParsedSource {
  const before = latest.get(file);
  if (before?.text === text) return before.parsed;
  const parsed = parseSync(file, text, { sourceType: 'module' });
  latest.set(file, { text, parsed });
  return parsed;
}

/** A mistake with the location of a node. */
export function mistakeIn({ file, text }: Pick<Source, 'file' | 'text'>, { start, end }: Stretch, message: string): FileMistake {
  return { file, ...locationAt(text, start), length: end - start, message };
}

/** A mistake of the whole file, such as a missing export. */
export function mistakeOf(file: string, message: string): FileMistake {
  return { file, ...WHOLE_FILE, message };
}
