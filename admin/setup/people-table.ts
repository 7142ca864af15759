/** Reads a table of people, as an office exports it: its heading row names the columns. Pure functions. */
import Papa from 'papaparse';
import { COLUMN_PATTERNS, LIKE_ADDRESS, tokensOfHeading } from '../format/list-columns.ts';
import { messages } from '../language/language.ts';
import { cellsOf, partsOf } from './people-line.ts';
import type { Found } from './people-list.ts';
import { personName } from './people-names.ts';

/** Words that make a heading with 'name' the name of something else than a person: 'Nom du site', 'User name'. */
const OTHER_NAME = /^(societe|entreprise|company|poste|fonction|utilisateur|user|fichier)$/;
const NOT_OF_PERSON = [COLUMN_PATTERNS.department, COLUMN_PATTERNS.site, COLUMN_PATTERNS.manager, OTHER_NAME];
const PERSON = /^(noms?|prenoms?|names?|firstname|lastname|surname|matricule|civilite|id|fonction|site)$/;

/** Maximum number of rows above the heading, such as a title or a date. */
const HIGHEST = 10;

/** The heading row of a table. */
interface Heading {
  /** Counted from 1. */
  readonly line: number;
  /** Column delimiter; null for a single column, whose rows are read as a plain list. */
  readonly delimiter: string | null;
}

/** Finds the heading row above the first address; null if there is none within the first rows. */
export function headingOf(text: string): Heading | null {
  const top = text.split(/\r\n|\n|\r/, HIGHEST);
  const first = top.findIndex((line) => LIKE_ADDRESS.test(line));
  const above = first < 0 ? [] : top.slice(0, first);
  const place = above.findLastIndex((line) => isHeading(line));
  return place < 0 ? null : { line: place + 1, delimiter: delimiterOf(above[place] ?? '') };
}

/**
 * A recipient as mail programs write it, `"Dupont, Ana" <ana@x.fr>`, or a domain in the same brackets, `<@x.fr>`. Such a line may have been
 * added between the rows of a table.
 */
const RECIPIENT = /^\s*(?:"(?:[^"]|"")*"|[^"<>@,;\t]*)\s*<[^<>\s]*@[^<>\s]+>/;

/**
 * Reads the people of a table. The e-mail column is recognised by its content, the team column by its heading.
 * @param readLine reads a line that was added to the table without its columns
 */
export function readTable(
  text: string,
  { line: headingLine, delimiter }: { readonly line: number; readonly delimiter: string },
  readLine: (line: number, text: string) => Found[],
): Found[] {
  const written = text.split(/\r\n|\n|\r/);
  const added = written.flatMap((line, index) => (index >= headingLine && RECIPIENT.test(line) ? [index] : []));
  const own = added.flatMap((index) => readLine(index + 1, written[index] ?? ''));
  const table = written.map((line, index) => (added.includes(index) ? '' : line)).join('\n');
  return [...own, ...readRows(table, headingLine, delimiter, readLine)].sort((a, b) => a.line - b.line);
}

function readRows(
  text: string,
  headingLine: number,
  delimiter: string,
  readLine: (line: number, text: string) => Found[],
): Found[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const openEnds = new Set(errors.map(({ row }) => row));
  const lines = linesOf(data);
  const start = lines.indexOf(headingLine);
  const heading = data[start] ?? [];
  const rows = data.slice(start + 1).map((cells, index) => ({ cells, index: start + 1 + index }));
  const mail = mailColumn(rows.map(({ cells }) => cells));
  const team = teamColumn(heading, mail);
  const columns = { mail, team, names: nameColumns(heading, mail, team) };
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .flatMap(({ cells, index }) => {
      const line = lines[index] ?? 0;
      if (!openEnds.has(index))
        return isAdded(cells, mail, heading) ? readLine(line, cells.join(';')) : readRow(cells, columns, line, heading);
      return [{ line, text: cells.join(' ').slice(0, 60), reason: messages().setup.lines.openQuote }];
    });
}

/**
 * Whether a row was added without regard to the columns: an address in the first column, with at most a team beside it. Not if that column
 * is for e-mails or superiors.
 */
function isAdded(cells: readonly string[], mail: number, heading: readonly string[]): boolean {
  const [first = '', ...others] = cells;
  const filled = others.filter((cell) => cell.trim() !== '');
  const superior = tokensOfHeading(heading[0] ?? '').some((word) => COLUMN_PATTERNS.manager.test(word));
  return mail > 0 && first.includes('@') && filled.length <= 1 && !filled.some((cell) => cell.includes('@')) && !superior;
}

interface Columns {
  readonly mail: number;
  /** Index of the column; -1 if there is none. */
  readonly team: number;
  /** Indices of the columns with names, in the order of a written name: first name, surname. */
  readonly names: readonly number[];
}

function readRow(cells: readonly string[], { mail, team, names }: Columns, line: number, heading: readonly string[]): Found[] {
  const words = messages().setup.lines;
  const text = cells[mail]?.trim() ?? '';
  const elsewhere = cells.findIndex((cell, column) => column !== mail && cell.includes('@'));
  const shown = cells.join(' ').trim();
  if (elsewhere >= 0) {
    const name = heading[elsewhere]?.trim() || words.column(elsewhere + 1);
    return [{ line, text: shown, reason: words.secondEmail(name) }];
  }
  if (text === '') return [{ line, text: shown, reason: words.noEmail }];
  return partsOf(cellsOf(text)).flatMap((part): Found[] => {
    if (part.kind === 'people') {
      const inCells = part.people.length > 1 ? null : personName(names.map((column) => cells[column] ?? '').join(' '));
      return part.people.map(({ address, name }) => ({
        line,
        address,
        team: cells[team]?.trim() || null,
        name: inCells ?? name,
      }));
    }
    const reason = part.kind === 'odd' ? part.reason : words.neitherOrRemove;
    return [{ line, text: part.text, reason }];
  });
}

/** Whether a line is a heading: it names an e-mail column, or it has several cells of which one is a known column name. */
function isHeading(line: string): boolean {
  const words = line.split(/[,;\t]/).map(tokensOfHeading);
  const known = (pattern: RegExp) => words.some((cell) => cell.some((word) => pattern.test(word)));
  return known(COLUMN_PATTERNS.email) || (words.length > 1 && (known(COLUMN_PATTERNS.department) || known(PERSON)));
}

function delimiterOf(heading: string): string | null {
  const count = (separator: string) => heading.split(separator).length;
  const most = [';', ',', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
  return heading.includes(most) ? most : null;
}

/** Line number of each row; a quoted value may span several lines. */
function linesOf(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const start = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return start;
  });
}

/** Index of the column with most at signs, whatever its heading. */
function mailColumn(rows: readonly (readonly string[])[]): number {
  const counts: number[] = [];
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      counts[column] = (counts[column] ?? 0) + (cell.includes('@') ? 1 : 0);
    });
  }
  return counts.indexOf(Math.max(...counts));
}

/** Index of the column whose heading is, or else contains, a word for a team; -1 if there is none. */
function teamColumn(heading: readonly string[], mail: number): number {
  const names = heading.map((cell, column) => (column === mail ? [] : tokensOfHeading(cell)));
  const whole = names.findIndex((words) => words.length === 1 && COLUMN_PATTERNS.department.test(words[0] ?? ''));
  return whole >= 0 ? whole : names.findIndex((words) => words.some((word) => COLUMN_PATTERNS.department.test(word)));
}

/** Indices of the columns of first name and surname, or of the single column with both. */
function nameColumns(heading: readonly string[], mail: number, team: number): number[] {
  const names = heading.map((cell, column) => (column === mail || column === team ? [] : tokensOfHeading(cell)));
  const own = names.map((words) => (words.some((word) => NOT_OF_PERSON.some((pattern) => pattern.test(word))) ? [] : words));
  const first = own.findIndex((words) => words.some((word) => COLUMN_PATTERNS.firstName.test(word)));
  const last = own.findIndex((words, column) => column !== first && words.some((word) => COLUMN_PATTERNS.name.test(word)));
  // 'Nom et prénom' is the heading of a whole name.
  const whole = own[first]?.some((word) => /^noms?$/.test(word)) ?? false;
  return [first, whole ? -1 : last].filter((column) => column >= 0);
}
