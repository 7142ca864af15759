/** Places in a text, as editors count them: lines and columns from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}
export type LocatedMistake = SourceLocation & {
  readonly message: string;
  /** Characters that it is about; 0 for the file as a whole, and without it, what stands at the place. */
  readonly length?: number;
};

/** Places a mistake. @param pointer of what it is about (RFC 6901) */
export type MistakeAt = (pointer: string, message: string) => LocatedMistake;

/** Of what a file lacks, or is, as a whole. */
export const WHOLE_FILE = { line: 1, column: 1, length: 0 } as const;

/** Of a character, counted from 0. */
export function locationAt(text: string, at: number): SourceLocation {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
