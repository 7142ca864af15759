/** Location in a text, as editors count: lines and columns from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}
export type LocatedMistake = SourceLocation & {
  readonly message: string;
  /** Length in characters; 0 for the file as a whole; absent for the word or value at the location. */
  readonly length?: number;
};

/** Creates a mistake at a JSON pointer (RFC 6901). */
export type MistakeAt = (pointer: string, message: string) => LocatedMistake;

/** Location for a mistake of the whole file, such as something missing. */
export const WHOLE_FILE = { line: 1, column: 1, length: 0 } as const;

/** Location of a character by its offset from 0. */
export function locationAt(text: string, at: number): SourceLocation {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
