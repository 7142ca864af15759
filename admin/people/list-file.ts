/** A file of people as lines of an import: a workbook, or a text in any of the usual encodings. */
import type { PersonLine } from '#schemas/people.ts';
import { messages } from '../language/language.ts';
import { decodeText } from '../setup/people-file.ts';
import { linesOfRows, rowsOfText } from './list-rows.ts';

/** Bytes of the largest file that is read: several times the longest list. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Rejects with a sentence about what cannot be read. The first sheet of a workbook counts. */
export async function readListFile(file: File): Promise<PersonLine[]> {
  const words = messages().people;
  if (file.size > MAX_FILE_BYTES) throw new Error(words.tooLarge(file.name));
  const bytes = await file.arrayBuffer();
  return linesOfRows(isWorkbook(bytes) ? await workbookRows(file, words.notRead(file.name)) : rowsOfText(decodeText(bytes)));
}

/** A workbook is a ZIP archive. */
function isWorkbook(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0x50 && second === 0x4b;
}

/** Its library comes with the first workbook. */
async function workbookRows(file: File, failed: string): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  try {
    const rows = await readSheet(file);
    return rows.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    throw new Error(failed);
  }
}
