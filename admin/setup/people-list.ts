/** Reads the allow-list from a pasted or loaded list of people. Pure functions. */

import { ALLOWED_ENTRY, REAL_NAME, TEAM } from '#schemas/console-constants.ts';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import { messages } from '../language/language.ts';
import { cellsOf, isAddress, type LinePart, type LinePerson, partsOf } from './people-line.ts';
import { isFullName, nameInCells, namesOwner } from './people-names.ts';
import { headingOf, readTable } from './people-table.ts';

export interface UnreadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Error message: what is wrong, and how to correct it. */
  readonly reason: string;
  /** Suggested correction, if any. */
  readonly meant?: string;
}

/** An address or domain in lower case, with its line. */
export interface ReadEntry extends AllowedEntry {
  /** Counted from 1. */
  readonly line: number;
}

export interface PeopleList {
  /** Each address or domain once, in lower case, with the name and team of its last line. */
  readonly entries: readonly AllowedEntry[];
  readonly unread: readonly UnreadLine[];
}

/** An entry of the list with its name and team, or why the line cannot be read. */
export type Found =
  | { readonly line: number; readonly address: string; readonly team: string | null; readonly name: string | null }
  | { readonly line: number; readonly text: string; readonly reason: string };

/** Invisible characters that mail programs and text files insert: zero-width, bidirectional marks, byte order mark. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const MORE_THAN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Reads a list of people. Formats: recipients of a message with or without names; addresses between commas, semicolons, spaces or lines; an
 * address or @domain a line with name, team or both; a table whose heading names its columns.
 */
export function readPeople(text: string): PeopleList {
  const { read, unread } = readLines(text);
  const entries = new Map<string, AllowedEntry>();
  for (const { entry, team, name } of read) entries.set(entry, { entry, team, name: name ?? entries.get(entry)?.name ?? null });
  return { entries: [...entries.values()], unread };
}

/** As {@link readPeople}, but with every repetition and its line number. */
export function readLines(text: string): { readonly read: readonly ReadEntry[]; readonly unread: readonly UnreadLine[] } {
  const read: ReadEntry[] = [];
  const unread: UnreadLine[] = [];
  for (const found of foundIn(text.replace(UNSEEN, ''))) {
    const reason = 'reason' in found ? found.reason : mistakeOf(found);
    const shown = 'reason' in found ? found.text : found.address;
    if ('reason' in found || reason !== null) unread.push({ line: found.line, text: shown, reason: reason ?? '' });
    else read.push({ line: found.line, entry: found.address.toLowerCase(), team: found.team, name: found.name });
  }
  return { read, unread };
}

/**
 * Appends people to the list. Those who are on it already, in the same team, are not added again. Below other lines, every address is in
 * angle brackets: a bare one would be read by the columns of the lines above.
 * @param list text of the list
 */
export function withPeople(list: string, entries: readonly AllowedEntry[]): string {
  const known = new Map(readPeople(list).entries.map(({ entry, team }) => [entry, team]));
  const added = entries.filter(({ entry, team }) => !known.has(entry) || known.get(entry) !== team);
  return [list.trimEnd(), writePeople(added, list.trim() !== '')].filter(Boolean).join('\n');
}

/** Formats entries as lines that `readPeople` parses to the same entries. @param bracketed whether every address is in angle brackets */
export function writePeople(entries: readonly AllowedEntry[], bracketed = false): string {
  return entries
    .map(({ entry, team, name }) => {
      // A team that looks like a name would be read as one. Beside an address in angle brackets, every text is read as a team.
      const likeName = team !== null && name === null && isFullName(team) && namesOwner(team, entry);
      const person = name !== null ? `${quotedName(name)} <${entry}>` : bracketed || likeName ? `<${entry}>` : entry;
      return team === null ? person : `${person};${quoted(team)}`;
    })
    .join('\n');
}

/** Teams that the list names and the session does not have yet, each once; compared without case. */
export function furtherTeams(entries: readonly AllowedEntry[], teams: readonly string[]): string[] {
  const known = new Set(teams.map((team) => team.toLowerCase()));
  const further: string[] = [];
  for (const { team } of entries) {
    if (team === null || known.has(team.toLowerCase())) continue;
    known.add(team.toLowerCase());
    further.push(team);
  }
  return further;
}

function foundIn(text: string): Found[] {
  const heading = headingOf(text);
  if (heading !== null && heading.delimiter !== null)
    return readTable(text, { line: heading.line, delimiter: heading.delimiter }, readLine);
  const start = heading?.line ?? 0;
  const lines = text.split(/\r\n|\n|\r/).slice(start);
  const rows = lines.map((line, index) => rowOf(start + index + 1, line));
  const columns = nameColumns(rows.flatMap((row) => onePersonOf(row) ?? []));
  return rows.flatMap((row) => readRow(row, columns));
}

interface Row {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly parts: readonly LinePart[];
}

function rowOf(line: number, text: string): Row {
  return { line, text, parts: partsOf(cellsOf(text)) };
}

/** Reads a line on its own, without regard to the columns of other lines. */
function readLine(line: number, text: string): Found[] {
  return readRow(rowOf(line, text), new Set());
}

/** A row with exactly one person. */
interface PersonRow {
  readonly row: Row;
  readonly person: LinePerson;
  /** Texts beside the address, by offset from it: -1 is the cell before. */
  readonly words: readonly { readonly place: number; readonly text: string }[];
}

function onePersonOf(row: Row): PersonRow | null {
  const at = row.parts.findIndex(({ kind }) => kind === 'people');
  const part = row.parts[at];
  if (part?.kind !== 'people' || row.parts.some(({ kind }, index) => index !== at && kind !== 'words')) return null;
  const [person, ...others] = part.people;
  if (person === undefined || others.length > 0) return null;
  return {
    row,
    person,
    words: row.parts.flatMap(({ text }, index) => (index === at ? [] : [{ place: index - at, text }])),
  };
}

/**
 * Columns that contain names in a table without a heading: at least half of their cells match the address in the row. A single column after
 * the addresses contains teams, unless its cells have several words.
 */
function nameColumns(rows: readonly PersonRow[]): ReadonlySet<number> {
  const counts = new Map<number, { cells: number; names: number }>();
  for (const { person, words } of rows) {
    if (person.bracketed) continue;
    for (const { place, text } of words) {
      const count = counts.get(place) ?? { cells: 0, names: 0 };
      const isName = namesOwner(text, person.address) && (words.length > 1 || place < 0 || isFullName(text));
      counts.set(place, { cells: count.cells + 1, names: count.names + (isName ? 1 : 0) });
    }
  }
  return new Set([...counts].flatMap(([place, { cells, names }]) => (names * 2 >= cells ? [place] : [])));
}

function readRow(row: Row, columns: ReadonlySet<number>): Found[] {
  const { lines } = messages().setup;
  const { line, text, parts } = row;
  const alone = onePersonOf(row);
  if (alone) return [onePerson(alone, columns)];
  const people = parts.flatMap((part) => (part.kind === 'people' ? part.people : []));
  const words = parts.filter((part) => part.kind === 'words');
  const odd = parts.flatMap((part): Found[] => (part.kind === 'odd' ? [{ line, text: part.text, reason: part.reason }] : []));
  if (parts.length > 0 && words.length === parts.length) return [{ line, text: text.trim(), reason: wordsReason(text.trim()) }];
  // Beside an unreadable address, the other cells are probably a name and a team: only the address is reported.
  const stray = people.length === 0 ? [] : words.map(({ text: word }) => ({ line, text: word, reason: lines.onePersonALine }));
  return [...people.map(({ address, name }) => ({ line, address, team: null, name })), ...odd, ...stray];
}

/** Reads a line with one address. A cell beside it is a name if its column contains names; the team comes last. */
function onePerson({ row, person, words }: PersonRow, columns: ReadonlySet<number>): Found {
  const { lines } = messages().setup;
  const { line, text } = row;
  const { address, bracketed } = person;
  const isName = ({ place }: PersonRow['words'][number]) => {
    if (bracketed) return false;
    const before = words.some((word) => word.place < 0 && columns.has(word.place));
    return place < 0 ? before || (text.includes('\t') && words.every((word) => word.place < 0)) : columns.has(place);
  };
  const names = words.filter(isName);
  const [team, ...more] = words.filter((word) => !isName(word));
  if (team !== undefined && team.place < 0 && words.length === 1 && !/[\s;]/.test(text.trim()))
    return { line, text: text.trim(), reason: lines.commaBefore(text.trim().replace(',', '.')) };
  if (more.length > 0 || (team !== undefined && team.place < 0)) return { line, text: text.trim(), reason: lines.nameTheColumns };
  const cells = names.map((word) => word.text);
  return { line, address, team: team?.text ?? null, name: person.name ?? nameInCells(cells, address) };
}

function wordsReason(words: string): string {
  const { lines } = messages().setup;
  if (isAddress(`@${words}`)) return lines.domain(words);
  if (/\s/.test(words)) return lines.noEmail;
  return lines.neitherOrAdd;
}

function mistakeOf({ address, team, name }: Extract<Found, { address: string }>): string | null {
  const { lines } = messages().setup;
  if (address.length > ALLOWED_ENTRY.maxLength) return lines.long(ALLOWED_ENTRY.maxLength);
  if (name !== null && name.length > REAL_NAME.maxLength) return lines.longName(REAL_NAME.maxLength);
  if (team === null) return null;
  if (team.length > TEAM.maxLength) return lines.longTeam(TEAM.maxLength);
  return MORE_THAN_A_LINE.test(team) ? lines.teamOfLines : null;
}

function quotedName(name: string): string {
  return /[",;\t<>@]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

function quoted(team: string): string {
  return /[",;\t<>]/.test(team) ? `"${team.replaceAll('"', '""')}"` : team;
}
