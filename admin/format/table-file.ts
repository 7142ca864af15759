/** Reads the rows of a table from a workbook, or from a text in any usual encoding. */

import Papa from 'papaparse';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { messages } from '../language/language.ts';
import { decodeText } from './decode-text.ts';
import { ToldFailure } from './reason.ts';

/** Maximum file size in bytes: several times the longest list. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Splits a pasted or loaded text into cells; the delimiter is detected. */
export function rowsOfText(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimitersToGuess: [';', '\t', ','] }).data;
}

/** Content of a file: the rows of its first sheet. */
export interface ReadTable {
  readonly rows: string[][];
  /** Names of the sheets, of which only the first is read; a text file has none. */
  readonly sheets: readonly string[];
}

/** A pasted or loaded text as a table. */
export function tableOfText(text: string): ReadTable {
  return { rows: rowsOfText(text), sheets: [] };
}

/** Reads the table in a file; of a workbook, the first sheet. @throws ToldFailure with a sentence that says what cannot be read */
export async function readTableFile(file: File): Promise<ReadTable> {
  const words = messages().people;
  if (file.size > MAX_FILE_BYTES) throw new ToldFailure(words.tooLarge(file.name));
  // A browser refuses to read a file that was saved again after it was chosen.
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ToldFailure(words.fileChanged(file.name));
  });
  return isWorkbook(bytes) ? readWorkbook(file, words.notRead(file.name)) : tableOfText(decodeText(bytes));
}

/** Whether a file is a workbook, i.e. a ZIP archive. */
function isWorkbook(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0x50 && second === 0x4b;
}

/** Reads a workbook. Its library is loaded with the first workbook. */
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

/** Text of a cell: a day as 2027-01-12, an hour as 09:00, both as 2027-01-12 09:00; other values as they are. */
export function textOfCell(cell: unknown): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Workbooks hold local times without a zone, which are read as UTC. An hour without a day is on the first day of the workbook's calendar,
  // in 1899 or 1904. Times are fractions of a day, which may be a millisecond off.
  const minute = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS);
  const [day = '', time = ''] = minute.toISOString().slice(0, 16).split('T');
  if (cell.getUTCFullYear() < 1905) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
