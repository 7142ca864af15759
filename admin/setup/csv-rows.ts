/** A CSV file as rows with their line numbers. Loaded with the first file, so that the page does not wait for the parser. */
import Papa from 'papaparse';
import type { Row } from './allow-list.ts';

/** Cuts a CSV text, whose separator is `,`, `;` or a tab. A quoted value may go over several lines. */
export function csvRows(text: string): Row[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return row;
  });
}

/** A file of the office: UTF-8, or what an older spreadsheet writes on Windows. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Of the three, the one that occurs most; a file of one column has none, and any will do. */
function separatorOf(text: string): string {
  const count = (separator: string) => text.split(separator).length;
  return [';', ',', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
