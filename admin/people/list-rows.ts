/** Reads a list of people as an office exports it, into the lines of an import. Pure. */
import Papa from 'papaparse';
import { LANGUAGE } from '#schemas/console-constants.ts';
import type { PersonFact, PersonLine } from '#schemas/people.ts';
import { plain } from '../format/plain-text.ts';

/** Columns by their names, without accents and capitals; the first pattern that fits counts. */
const COLUMNS: readonly (readonly [column: PersonFact | 'email' | 'firstName', name: RegExp])[] = [
  ['email', /e-?mail|courriel|messagerie|\bupn\b|\blogin\b/],
  ['manager', /manager|responsable|superieur|\bchef|rattachement/],
  ['firstName', /prenom|first name|given/],
  ['department', /service|departe?ment|direction|equipe|\bteam\b|\bpole\b|\bunite\b/],
  ['site', /\bsite\b|lieu|ville|agence|location|office/],
  ['language', /langue|language/],
  ['name', /\bnom\b|\bname\b|collabora|salarie|personne|agent/],
];
/** Of a list without a heading: the address stands where most at signs are, the others in this order. */
const USUAL_ORDER = ['name', 'department', 'site', 'manager', 'language'] as const;
/** Rows that may stand above the heading: a title, a date. */
const HIGHEST = 10;

const LANGUAGES: Readonly<Record<string, string>> = { francais: 'fr', french: 'fr', anglais: 'en', english: 'en' };

type Columns = ReadonlyMap<(typeof COLUMNS)[number][0], number>;

/** The cells of a pasted or loaded text; its separator is found. */
export function rowsOfText(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimitersToGuess: [';', '\t', ','] }).data;
}

/** One line a person. Rows without anything in them are no lines. @param rows of cells, the heading included where there is one */
export function linesOfRows(rows: readonly (readonly string[])[]): PersonLine[] {
  const heading = rows
    .slice(0, HIGHEST)
    .findIndex((cells) => !cells.some((cell) => cell.includes('@')) && columnsOf(cells).has('email'));
  const body = rows.slice(heading + 1);
  const columns = heading >= 0 ? columnsOf(rows[heading] ?? []) : unnamedColumns(body);
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
    ...fact('language', LANGUAGES[language] ?? language.slice(0, LANGUAGE.maxLength)),
  };
}

function columnsOf(heading: readonly string[]): Columns {
  const found = new Map<(typeof COLUMNS)[number][0], number>();
  heading.forEach((name, place) => {
    const column = COLUMNS.find(([of, pattern]) => !found.has(of) && pattern.test(plain(name)))?.[0];
    if (column !== undefined) found.set(column, place);
  });
  return found;
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
