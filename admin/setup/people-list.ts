/** Reads the allow-list from a pasted or loaded list of people. Pure. */

import { ALLOWED_ENTRY, TEAM } from '#schemas/console-constants.ts';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import { messages } from '../language/language.ts';
import { cellsOf, isAddress, type LinePart, partsOf } from './people-line.ts';
import { headingOf, readTable } from './people-table.ts';

export interface UnreadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** What is wrong, and what to do about it. */
  readonly reason: string;
}

/** An address or domain, in lower case, where it stands. */
export interface ReadEntry extends AllowedEntry {
  /** Counted from 1. */
  readonly line: number;
}

export interface PeopleList {
  /** Each address or domain once, in lower case; of one given twice the last counts. */
  readonly entries: readonly AllowedEntry[];
  readonly unread: readonly UnreadLine[];
}

/** An address of a list with the team beside it, or why there is none. */
export type Found =
  | { readonly line: number; readonly address: string; readonly team: string | null }
  | { readonly line: number; readonly text: string; readonly reason: string };

/** What mail programs and text files leave between letters, unseen. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const MORE_THAN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Reads a list of people: the recipients of a message with or without their names, addresses between commas, semicolons, spaces or
 * lines, an address or @domain a line with its team, or a table whose heading names its columns.
 */
export function readPeople(text: string): PeopleList {
  const { read, unread } = readLines(text);
  return { entries: [...new Map(read.map(({ entry, team }) => [entry, { entry, team }])).values()], unread };
}

/** As {@link readPeople}, with every repetition, and the line on which each stands. */
export function readLines(text: string): { readonly read: readonly ReadEntry[]; readonly unread: readonly UnreadLine[] } {
  const read: ReadEntry[] = [];
  const unread: UnreadLine[] = [];
  for (const found of foundIn(text.replace(UNSEEN, ''))) {
    const reason = 'reason' in found ? found.reason : mistakeOf(found.address, found.team);
    const shown = 'reason' in found ? found.text : found.address;
    if ('reason' in found || reason !== null) unread.push({ line: found.line, text: shown, reason: reason ?? '' });
    else read.push({ line: found.line, entry: found.address.toLowerCase(), team: found.team });
  }
  return { read, unread };
}

/** The lines that read back as these entries. */
export function writePeople(entries: readonly AllowedEntry[]): string {
  return entries.map(({ entry, team }) => (team === null ? entry : `${entry};${quoted(team)}`)).join('\n');
}

/** Teams that the list names and the session does not have; case aside, each once. */
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
  if (heading !== null && heading.delimiter !== null) return readTable(text, heading.line, heading.delimiter);
  const start = heading?.line ?? 0;
  const lines = text.split(/\r\n|\n|\r/).slice(start);
  return lines.flatMap((line, index) => readLine(line, start + index + 1));
}

function readLine(text: string, line: number): Found[] {
  const { lines } = messages().setup;
  const parts = partsOf(cellsOf(text));
  const addresses = parts.flatMap((part) => (part.kind === 'people' ? part.addresses : []));
  const words = parts.filter((part) => part.kind === 'words');
  const odd = parts.flatMap((part): Found[] => (part.kind === 'odd' ? [{ line, text: part.text, reason: part.reason }] : []));
  const [only, ...others] = addresses;
  if (only !== undefined && others.length === 0 && odd.length === 0) return [onePerson(line, only, words, text)];
  if (parts.length > 0 && words.length === parts.length) return [{ line, text: text.trim(), reason: wordsReason(text.trim()) }];
  // Beside what cannot be read they are its team, or its name: one mistake is said once.
  const stray = addresses.length === 0 ? [] : words.map(({ text: word }) => ({ line, text: word, reason: lines.onePersonALine }));
  return [...addresses.map((address) => ({ line, address, team: null })), ...odd, ...stray];
}

/** An address alone on its line: what follows it is its team, and the cells of a row that come before it are a name. */
function onePerson(line: number, address: string, words: readonly LinePart[], text: string): Found {
  const { lines } = messages().setup;
  const after = words.filter(({ place }) => place === 'after');
  const before = words.length - after.length;
  const [team, ...more] = after;
  const nameOfRow = before > 0 && team === undefined && text.includes('\t');
  if (before === 1 && after.length === 0 && !/[\s;]/.test(text.trim()))
    return {
      line,
      text: text.trim(),
      reason: lines.commaBefore(text.trim().replace(',', '.')),
    };
  if ((before > 0 && !nameOfRow) || more.length > 0) return { line, text: text.trim(), reason: lines.nameTheColumns };
  return { line, address, team: team?.text ?? null };
}

function wordsReason(words: string): string {
  const { lines } = messages().setup;
  if (isAddress(`@${words}`)) return lines.domain(words);
  if (/\s/.test(words)) return lines.noEmail;
  return lines.neitherOrAdd;
}

function mistakeOf(address: string, team: string | null): string | null {
  const { lines } = messages().setup;
  if (address.length > ALLOWED_ENTRY.maxLength) return lines.long(ALLOWED_ENTRY.maxLength);
  if (team === null) return null;
  if (team.length > TEAM.maxLength) return lines.longTeam(TEAM.maxLength);
  return MORE_THAN_A_LINE.test(team) ? lines.teamOfLines : null;
}

function quoted(team: string): string {
  return /[",;\t<>]/.test(team) ? `"${team.replaceAll('"', '""')}"` : team;
}
