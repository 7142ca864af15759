/** Reads a list of people as an office exports it, into the lines of an import. Pure. */

import { plain } from '#engine/rules/plain-text.ts';
import type { PersonFact, PersonLine } from '#schemas/people.ts';
import { COLUMN_PATTERNS, columnsOf } from '../format/list-columns.ts';

/** Columns in the order in which a heading is compared with them. */
const COLUMNS = ['email', 'manager', 'firstName', 'department', 'site', 'language', 'name'] as const;
const PATTERNS = COLUMNS.map((column) => [column, COLUMN_PATTERNS[column]] as const);
/** Order of the other columns in a list without a heading; that of the addresses is recognised by its at signs. */
const USUAL_ORDER = ['name', 'department', 'site', 'manager', 'language'] as const;
/** Maximum number of rows above the heading, such as a title or a date. */
const HIGHEST = 10;

/** Languages that a list writes in words. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ francais: 'fr', french: 'fr', anglais: 'en', english: 'en', allemand: 'de', german: 'de', espagnol: 'es', spanish: 'es' },
  ...{
    italien: 'it',
    italian: 'it',
    portugais: 'pt',
    portuguese: 'pt',
    neerlandais: 'nl',
    dutch: 'nl',
    arabe: 'ar',
    arabic: 'ar',
  },
};

type Columns = ReadonlyMap<(typeof COLUMNS)[number], number>;

/** One line for each person; empty rows are skipped. @param rows cells, with the heading if there is one */
export function linesOfRows(rows: readonly (readonly string[])[]): PersonLine[] {
  const heading = rows
    .slice(0, HIGHEST)
    .findIndex((cells) => !cells.some((cell) => cell.includes('@')) && columnsOf(cells, PATTERNS).has('email'));
  const body = rows.slice(heading + 1);
  const columns = heading >= 0 ? columnsOf(rows[heading] ?? [], PATTERNS) : unnamedColumns(body);
  return body.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [lineOf(cells, columns, heading + index + 2)] : [],
  );
}

function lineOf(cells: readonly string[], columns: Columns, line: number): PersonLine {
  const cell = (column: Parameters<Columns['get']>[0]) => cells[columns.get(column) ?? -1]?.trim().replace(/\s+/g, ' ') ?? '';
  const fact = (column: PersonFact, value: string) => (columns.has(column) ? { [column]: value === '' ? null : value } : {});
  const name = [cell('firstName'), cell('name')].filter(Boolean).join(' ');
  const language = plain(cell('language'));
  return {
    line,
    email: cell('email').toLowerCase(),
    ...(columns.has('name') || columns.has('firstName') ? { name: name === '' ? null : name } : {}),
    ...fact('department', cell('department')),
    ...fact('site', cell('site')),
    ...fact('manager', cell('manager')),
    ...fact('language', LANGUAGES[language] ?? language.replace(/[-_][a-z]{2}$/, '')),
  };
}

function unnamedColumns(rows: readonly (readonly string[])[]): Columns {
  const counts: number[] = [];
  for (const cells of rows)
    cells.forEach((cell, place) => {
      counts[place] = (counts[place] ?? 0) + (cell.includes('@') ? 1 : 0);
    });
  const email = Math.max(0, counts.indexOf(Math.max(...counts)));
  const others = counts.map((_, place) => place).filter((place) => place !== email);
  return new Map([
    ['email', email] as const,
    ...USUAL_ORDER.flatMap((fact, index) => {
      const place = others[index];
      return place === undefined ? [] : [[fact, place] as const];
    }),
  ]);
}
