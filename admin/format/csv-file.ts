/** CSV files for spreadsheets. This module is loaded on demand, so that no page waits for the CSV library. */
import Papa from 'papaparse';

/** CSV injection: text that a spreadsheet would run as a formula, also after blanks and in full-width characters. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * CSV with every value quoted, and a byte order mark by which spreadsheets recognise UTF-8. Text that a spreadsheet would run as a formula
 * gets an apostrophe in front, so that it stays text.
 */
export function csvFile(fields: readonly string[], data: readonly (readonly (string | number)[])[]): string {
  const rows = data.map((row) => [...row]);
  return `\uFEFF${Papa.unparse({ fields: [...fields], data: rows }, { quotes: true, escapeFormulae: FORMULA })}`;
}
