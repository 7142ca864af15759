/** CSV for French spreadsheets: semicolons, CRLF, every value quoted, protected against formula injection. */
import Papa from 'papaparse';

/** First character of a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Values that a spreadsheet would run as a formula, also after blanks and with full-width signs. Negative numbers are no formulas. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+@＝＋－＠]|[\t\r\n]|[\s\p{Cf}]*-(?!\d+(?:,\d+)?$))/u;

/** Each row as a line with its end. @param cells null is an empty value */
export function csvLines(cells: readonly (readonly (string | null)[])[]): string {
  const quoted = cells.map((row) => row.map((cell) => cell ?? ''));
  return `${Papa.unparse(quoted, { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: FORMULA })}\r\n`;
}

/** A time of ISO 8601 as spreadsheets read it: 2026-11-21 09:30:00, still in UTC. */
export function csvMoment(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}
