/** Lines of a CSV that opens right in a French spreadsheet: semicolons, CRLF, every value quoted, nothing that would be run. */
import Papa from 'papaparse';

/** Before the first line: tells a spreadsheet that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What some spreadsheet would run, also behind blanks and in the wide letters of East Asian keyboards; a negative number is none of it. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+@＝＋－＠]|[\t\r\n]|[\s\p{Cf}]*-(?!\d+(?:,\d+)?$))/u;

/** Each row as a line with its end. @param cells null is an empty value */
export function csvLines(cells: readonly (readonly (string | null)[])[]): string {
  const quoted = cells.map((row) => row.map((cell) => cell ?? ''));
  return `${Papa.unparse(quoted, { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: FORMULA })}\r\n`;
}

/** ISO 8601 as a spreadsheet reads it: 2026-11-21 09:30:00, still in UTC. */
export function csvMoment(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}
