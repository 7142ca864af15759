/** What may be wrong with the files of a folder, whatever stands in them: how they are saved, and what has no place there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlacedMistake, placeAt } from './manifest/place.ts';

/** Read as text by the build, the registry or an editor. */
const TEXT = /\.(tsx?|css|json|md|svg)$/;
/** What a folder may hold: code, styles, texts, pictures. */
const ALLOWED = /\.(tsx?|css|json|md|txt|svg|avif|webp|png|jpe?g|gif)$/i;
/** Of an editor or a system, and gone in a moment. */
const PASSING = /(^|\/)(\.|Thumbs\.db$)|(~|\.(swp|tmp|bak|orig))$/;
const FRENCH_APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Whether a file is an editor's or a system's, for a moment. @param file within the folder */
export function isPassing(file: string): boolean {
  return PASSING.test(file);
}

export interface FileMistake extends PlacedMistake {
  /** Within the folder. */
  readonly file: string;
}

/** @param folder absolute @param files of it, with `/` */
export function fileMistakes(folder: string, files: readonly string[]): FileMistake[] {
  return files.flatMap((file) => {
    if (isPassing(file) || !/\.[^./]+$/.test(file)) return [];
    if (!ALLOWED.test(file))
      return [
        { file, line: 1, column: 1, message: 'is no part of a challenge, and would go wherever the folder goes. Move it out' },
      ];
    return TEXT.test(file) ? encodingMistakes(file, readFileSync(join(folder, file))) : [];
  });
}

/** Straight apostrophes between letters, each at its place: French has ’. */
export function apostropheMistakes(text: string): PlacedMistake[] {
  return [...text.matchAll(FRENCH_APOSTROPHE)].map(({ index }) => ({
    ...placeAt(text, index),
    message: `a straight apostrophe in ${wordAround(text, index)}. Write ’`,
  }));
}

function encodingMistakes(file: string, bytes: Buffer): FileMistake[] {
  if (bytes[0] === 0xff || bytes[0] === 0xfe)
    return [{ file, line: 1, column: 1, message: 'is saved in UTF-16. Save it in UTF-8' }];
  const text = bytes.toString('utf8');
  const at = text.indexOf('\ufffd');
  // The mark itself may stand in a text; what is no UTF-8 comes out longer or shorter than it was.
  if (at < 0 || Buffer.from(text, 'utf8').equals(bytes)) return [];
  return [{ file, ...placeAt(text, at), message: 'is not saved in UTF-8: an accent is lost here. Save it in UTF-8' }];
}

function wordAround(text: string, at: number): string {
  const before = /[\p{L}]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^'[\p{L}]*/u.exec(text.slice(at))?.[0] ?? '';
  return `"${before}${after}"`;
}
