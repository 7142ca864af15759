/** A parsed file of a challenge, as the checks receive it. */
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt, WHOLE_FILE } from '#engine/source-files/location.ts';
import { type ParsedSource, parseSource } from './parsed-source.ts';
import type { SyntaxNode } from './walk.ts';

export interface Source {
  /** Path within the challenge's folder. */
  readonly file: string;
  readonly text: string;
  readonly program: ParsedSource['program'];
  readonly module: ParsedSource['module'];
  readonly errors: ParsedSource['errors'];
}

/** @param path absolute @param file path within the challenge's folder */
export function sourceOf(path: string, file: string, text: string): Source {
  const parsed = parseSource(path, text);
  return {
    file,
    text,
    module: parsed.module,
    errors: parsed.errors,
    // The parser builds the syntax tree on first access; most files are never asked for it.
    get program() {
      return parsed.program;
    },
  };
}

type Stretch = Pick<SyntaxNode, 'start' | 'end'>;

/** A mistake with the location of a node. */
export function mistakeIn({ file, text }: Pick<Source, 'file' | 'text'>, { start, end }: Stretch, message: string): FileMistake {
  return { file, ...locationAt(text, start), length: end - start, message };
}

/** A mistake of the whole file, such as a missing export. */
export function mistakeOf(file: string, message: string): FileMistake {
  return { file, ...WHOLE_FILE, message };
}
