/** Checks the files of a challenge's folder, whatever their content: encoding, size, type, links. */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type LocatedMistake, locationAt, WHOLE_FILE } from './location.ts';
import { readBytes } from './read-text.ts';

/** The facilitators' notes. */
export const NOTES = 'facilitator-notes.md';

/** Files that every challenge has. */
export const REQUIRED_FILES: readonly string[] = [
  'challenge.tsx',
  'challenge.server.ts',
  'reveal.tsx',
  'solve.ts',
  'walkthrough.ts',
  NOTES,
];

/** Text files, which must be UTF-8. */
const TEXT = /\.(tsx?|css|json|md|svg)$/;
/** Allowed file types: code, styles, texts, images. */
const ALLOWED = /\.(tsx?|css|json|md|txt|svg|avif|webp|png|jpe?g|gif)$/i;
const PICTURE = /\.(avif|webp|png|jpe?g|gif)$/i;
/** Maximum size of an image in bytes: about a second of loading on a slow phone network. */
const HEAVIEST = 200 * 1024;
/** Temporary files of editors and systems. */
const PASSING = /(^|\/)(\.|Thumbs\.db$)|(~|\.(swp|tmp|bak|orig))$/;
const FRENCH_APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Whether a file is a temporary one of an editor or the system. @param file path within the folder */
export function isPassing(file: string): boolean {
  return PASSING.test(file);
}

export interface FileMistake extends LocatedMistake {
  /** Path within the folder. */
  readonly file: string;
}

/**
 * Mistakes in the files of a folder; none in one that was removed after the folder was listed.
 * @param folder absolute @param files paths of its files, with `/`
 */
export function fileMistakes(folder: string, files: readonly string[]): FileMistake[] {
  return files.flatMap((file) => {
    if (isPassing(file)) return [];
    if (!isInside(folder, file)) return [{ file, ...WHOLE_FILE, message: messages('files')('link') }];
    if (!/\.[^./]+$/.test(file)) return [];
    if (!ALLOWED.test(file)) return [{ file, ...WHOLE_FILE, message: messages('files')('noPart') }];
    if (PICTURE.test(file)) return weightMistakes(file, statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0);
    const bytes = TEXT.test(file) ? readBytes(join(folder, file)) : undefined;
    return bytes ? encodingMistakes(file, bytes) : [];
  });
}

/** Whether the real path is in the folder. A broken link counts as outside. */
function isInside(folder: string, file: string): boolean {
  const path = join(folder, file);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  return existsSync(path) && realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`);
}

/** Straight apostrophes between letters, with their locations: French uses ’. */
export function apostropheMistakes(text: string): LocatedMistake[] {
  return [...text.matchAll(FRENCH_APOSTROPHE)].map(({ index }) => ({
    ...locationAt(text, index),
    message: messages('texts')('apostrophe', { word: wordAround(text, index) }),
  }));
}

function weightMistakes(file: string, bytes: number): FileMistake[] {
  if (bytes <= HEAVIEST) return [];
  const message = messages('files')('heavyPicture', { kilobytes: Math.ceil(bytes / 1024), most: HEAVIEST / 1024 });
  return [{ file, ...WHOLE_FILE, message }];
}

function encodingMistakes(file: string, bytes: Buffer): FileMistake[] {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return [{ file, ...WHOLE_FILE, message: messages('files')('utf16') }];
  const text = bytes.toString('utf8');
  const at = text.indexOf('\ufffd');
  // A text may contain U+FFFD itself: only bytes that are not valid UTF-8 do not survive the round trip.
  if (at < 0 || Buffer.from(text, 'utf8').equals(bytes)) return [];
  return [{ file, ...locationAt(text, at), message: messages('files')('notUtf8') }];
}

function wordAround(text: string, at: number): string {
  const before = /[\p{L}]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^'[\p{L}]*/u.exec(text.slice(at))?.[0] ?? '';
  return before + after;
}
