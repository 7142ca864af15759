/** Files for a spreadsheet. To be loaded when one is asked for, so that no page waits for the CSV library. */
import Papa from 'papaparse';

/** CSV injection: text that a spreadsheet would run as a formula, also after blanks and in full-width characters. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * CSV with every value quoted. It begins with the mark by which a spreadsheet knows UTF-8. A text that it would run as a formula is defused
 * with an apostrophe.
 */
export function csvFile(fields: readonly string[], data: readonly (readonly (string | number)[])[]): string {
  const rows = data.map((row) => [...row]);
  return `\uFEFF${Papa.unparse({ fields: [...fields], data: rows }, { quotes: true, escapeFormulae: FORMULA })}`;
}
