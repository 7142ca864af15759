/** The rows of a table: of a workbook, or of a text in any of the usual encodings. */

import Papa from 'papaparse';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { messages } from '../language/language.ts';
import { decodeText } from './decode-text.ts';
import { ToldFailure } from './reason.ts';

/** Bytes of the largest file that is read: several times the longest list. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Splits a pasted or loaded text into cells; the delimiter is detected. */
export function rowsOfText(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimitersToGuess: [';', '\t', ','] }).data;
}

/** What a file holds: the rows of its first sheet. */
export interface ReadTable {
  readonly rows: string[][];
  /** Name of that sheet, then those of the others, which are not read; a text file has none. */
  readonly sheets: readonly string[];
}

/** A pasted or loaded text as a table. */
export function tableOfText(text: string): ReadTable {
  return { rows: rowsOfText(text), sheets: [] };
}

/** Rejects with a sentence about what cannot be read. The first sheet of a workbook counts. */
export async function readTableFile(file: File): Promise<ReadTable> {
  const words = messages().people;
  if (file.size > MAX_FILE_BYTES) throw new ToldFailure(words.tooLarge(file.name));
  // A browser reads no file that was saved again since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ToldFailure(words.fileChanged(file.name));
  });
  return isWorkbook(bytes) ? readWorkbook(file, words.notRead(file.name)) : tableOfText(decodeText(bytes));
}

/** A workbook is a ZIP archive. */
function isWorkbook(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0x50 && second === 0x4b;
}

/** Its library comes with the first workbook. */
async function readWorkbook(file: File, failed: string): Promise<ReadTable> {
  const { default: readSheets } = await import('read-excel-file/browser');
  try {
    const sheets = await readSheets(file);
    const rows = sheets[0]?.data ?? [];
    return { rows: rows.map((cells) => cells.map(textOfCell)), sheets: sheets.map(({ sheet }) => sheet) };
  } catch {
    throw new ToldFailure(failed);
  }
}

/** A day as 2027-01-12, an hour as 09:00, both as 2027-01-12 09:00; anything else as it is. */
export function textOfCell(cell: unknown): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Workbooks hold local times without a zone, which are read as UTC; an hour without a day is one of the first day that they count from,
  // in 1899 or 1904.
  // A part of a day is stored as a fraction, which may be a millisecond off.
  const minute = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS);
  const [day = '', time = ''] = minute.toISOString().slice(0, 16).split('T');
  if (cell.getUTCFullYear() < 1905) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
