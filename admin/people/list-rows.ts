/** Reads a list of people as an office exports it, into the lines of an import. Pure functions. */

import type { PersonFact, PersonLine } from '#schemas/people.ts';
import { COLUMN_PATTERNS, columnsOf, LIKE_ADDRESS, tokensOfHeading } from '../format/list-columns.ts';
import { languageCode } from './language-code.ts';

/** Columns in the order in which their patterns are tried on a heading. */
export const COLUMNS = ['email', 'manager', 'firstName', 'department', 'site', 'language', 'name'] as const;
const PATTERNS = COLUMNS.map((column) => [column, COLUMN_PATTERNS[column]] as const);
/** Order of the other columns in a list without a heading; the e-mail column is recognised by its at signs. */
const USUAL_ORDER = ['name', 'department', 'site', 'manager', 'language'] as const;
/** Maximum number of rows above the heading, such as a title or a date. */
const HIGHEST = 10;

/** Fact as which a column may be read. */
export type ListColumn = (typeof COLUMNS)[number];
type Columns = ReadonlyMap<ListColumn, number>;

/** A column of the list, and how it was read. */
interface ReadColumn {
  /** Index, counted from 0. */
  readonly place: number;
  /** The heading. If the column has none, its first cell with text. */
  readonly title: string;
  /** Null if the column is not read. */
  readonly column: ListColumn | null;
}

interface ReadList {
  readonly lines: PersonLine[];
  /** Columns with any text. */
  readonly columns: readonly ReadColumn[];
}

/**
 * One line for each person; empty rows are skipped.
 * @param rows cells, with the heading if there is one
 * @param chosen facts that the facilitator has set, by column index; null if a column is not to be read
 */
export function readList(
  rows: readonly (readonly string[])[],
  chosen: ReadonlyMap<number, ListColumn | null> = new Map(),
): ReadList {
  const heading = headingOf(rows);
  const body = rows.slice(heading + 1);
  const titles = rows[heading] ?? [];
  const columns = withChoice(heading >= 0 ? namedColumns(titles, body) : unnamedColumns(body), chosen);
  const width = Math.max(titles.length, ...body.slice(0, HIGHEST).map(({ length }) => length));
  const columnAt = new Map([...columns].map(([column, place]) => [place, column]));
  return {
    lines: body.flatMap((cells, index) =>
      cells.some((cell) => cell.trim() !== '') ? [lineOf(cells, columns, heading + index + 2)] : [],
    ),
    columns: Array.from({ length: width }, (_, place) => ({
      place,
      title: titles[place]?.trim() || (body.find((cells) => cells[place]?.trim())?.[place]?.trim() ?? ''),
      column: columnAt.get(place) ?? null,
    })).filter(({ title }) => title !== ''),
  };
}

/** Whether any cell may be an address: without one there is nobody to import, whatever the columns are. */
export function hasAddresses(rows: readonly (readonly string[])[]): boolean {
  return rows.some((cells) => cells.some((cell) => cell.includes('@')));
}

/**
 * Index of the heading row, -1 if there is none: a row above the first address that names the e-mail column; or else the last filled row
 * above it, if that row has a text over every filled cell of the row with the address.
 */
function headingOf(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((cells) => cells.some((cell) => LIKE_ADDRESS.test(cell)));
  const above = rows.slice(0, first < 0 ? HIGHEST : Math.min(first, HIGHEST));
  const named = above.findIndex((cells) => columnsOf(cells, PATTERNS).has('email'));
  if (named >= 0 || first < 0) return named;
  const last = above.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  // An address that is cut off after its at sign belongs to a person.
  if (above[last]?.some((cell) => /\S@/.test(cell))) return -1;
  const under = rows[first] ?? [];
  const covers = under.every((cell, place) => cell.trim() === '' || Boolean(above[last]?.[place]?.trim()));
  return under.length > 1 && covers ? last : -1;
}

/** Columns by their headings. If the column that names e-mails contains no address, the e-mail column is the one with most at signs. */
function namedColumns(titles: readonly string[], body: readonly (readonly string[])[]): Columns {
  const columns = new Map(columnsOf(titles, PATTERNS));
  // 'Nom Prénom' is the heading of a whole name.
  const whole = columns.get('firstName');
  if (whole !== undefined && !columns.has('name') && isOf(titles[whole], 'name')) {
    columns.delete('firstName');
    columns.set('name', whole);
  }
  const email = columns.get('email');
  const counts = addressCounts(body);
  if (counts.some(Boolean) && !counts[email ?? -1]) {
    const place = counts.indexOf(Math.max(...counts));
    for (const [column, other] of columns) if (other === place) columns.delete(column);
    columns.set('email', place);
  }
  // 'Direction de rattachement' names the superior department if another column has departments; otherwise it is the department.
  const manager = columns.get('manager');
  if (manager !== undefined && !columns.has('department')) {
    if (isOf(titles[manager], 'department')) {
      columns.delete('manager');
      columns.set('department', manager);
    }
  }
  return columns;
}

function isOf(title: string | undefined, column: ListColumn): boolean {
  return tokensOfHeading(title ?? '').some((word) => COLUMN_PATTERNS[column].test(word));
}

function withChoice(columns: Columns, chosen: ReadonlyMap<number, ListColumn | null>): Columns {
  const kept = [...columns].filter(([column, place]) => !chosen.has(place) && ![...chosen.values()].includes(column));
  return new Map([...kept, ...[...chosen].flatMap(([place, column]) => (column === null ? [] : [[column, place] as const]))]);
}

function lineOf(cells: readonly string[], columns: Columns, line: number): PersonLine {
  const cell = (column: Parameters<Columns['get']>[0]) => cells[columns.get(column) ?? -1]?.trim().replace(/\s+/g, ' ') ?? '';
  const fact = (column: PersonFact, value: string) => (columns.has(column) ? { [column]: value === '' ? null : value } : {});
  const name = [cell('firstName'), cell('name')].filter(Boolean).join(' ');
  return {
    line,
    email: addressOf(cell('email').toLowerCase()),
    ...(columns.has('name') || columns.has('firstName') ? { name: name === '' ? null : name } : {}),
    ...(columns.has('name') && columns.has('firstName') ? { firstName: cell('firstName') || null } : {}),
    ...fact('department', cell('department')),
    ...fact('site', cell('site')),
    ...fact('manager', cell('manager')),
    ...fact('language', languageCode(cell('language'))),
  };
}

/**
 * Characters around an address that was copied from a list of recipients, and that no address begins or ends with: quotation marks, angle
 * brackets, punctuation.
 */
const ENDS = /^[\s'"‘’“”«»<]+|[\s'"‘’“”«»>,;.:]+$/g;
/** Invisible characters, as text from web pages contains them. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** The address in a cell: plain, as a link (mailto:), or as mail programs write a recipient (Ana Ruiz <ana@…>). */
function addressOf(cell: string): string {
  const seen = cell.replace(INVISIBLE, '');
  const [, between] = /^[^<>@]*<([^<>\s]+@[^<>\s]+)>[\s,;]*$/.exec(seen) ?? [];
  const address = (between ?? seen)
    .replace(/^mailto:\s*/, '')
    .replace(/\?subject=.*$/, '')
    .replace(ENDS, '');
  // With a bracket inside, the text is not an address: it is returned as the cell has it, for the error message.
  return address.includes('<') ? seen.trim() : address;
}

function addressCounts(rows: readonly (readonly string[])[]): number[] {
  const counts: number[] = [];
  for (const cells of rows)
    cells.forEach((cell, place) => {
      counts[place] = (counts[place] ?? 0) + (cell.includes('@') ? 1 : 0);
    });
  return counts;
}

function unnamedColumns(rows: readonly (readonly string[])[]): Columns {
  const counts = addressCounts(rows);
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
