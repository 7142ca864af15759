/** A file of a challenge as the checks of its code see it. */
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt, WHOLE_FILE } from '#engine/source-files/location.ts';
import { type ParsedSource, parseSource } from './parsed-source.ts';
import type { SyntaxNode } from './walk.ts';

export interface Source {
  /** Within its folder. */
  readonly file: string;
  readonly text: string;
  readonly program: ParsedSource['program'];
  readonly module: ParsedSource['module'];
  readonly errors: ParsedSource['errors'];
}

/** @param path absolute @param file the same, within the folder */
export function sourceOf(path: string, file: string, text: string): Source {
  const parsed = parseSource(path, text);
  return {
    file,
    text,
    module: parsed.module,
    errors: parsed.errors,
    // Handed over by the parser when it is asked for, which most files are not.
    get program() {
      return parsed.program;
    },
  };
}

type Stretch = Pick<SyntaxNode, 'start' | 'end'>;

/** What is wrong with a stretch of the text. */
export function mistakeIn({ file, text }: Pick<Source, 'file' | 'text'>, { start, end }: Stretch, message: string): FileMistake {
  return { file, ...locationAt(text, start), length: end - start, message };
}

/** What a file lacks as a whole. */
export function mistakeOf(file: string, message: string): FileMistake {
  return { file, ...WHOLE_FILE, message };
}
