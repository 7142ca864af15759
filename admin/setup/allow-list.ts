/** Who is invited, as text: one e-mail or @domain a line, and after a separator the team. Pure. */

import { ALLOWED_ENTRY, TEAM } from '#schemas/console-words.ts';
import type { AllowedEntry } from '#schemas/session-setup.ts';

/** One line of a text or a file, cut into its cells. */
export interface Row {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface AllowList {
  /** Each address or domain once, in lower case; of one given twice the last counts. */
  readonly entries: readonly AllowedEntry[];
  readonly unread: readonly UnreadLine[];
}

const ENTRY = new RegExp(ALLOWED_ENTRY.pattern, 'u');
const MORE_THAN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LINE = /^\s*"?([^",;\t]*)"? *(?:[,;\t] *(?:"((?:[^"]|"")*)"|([^,;\t]*)))?/;

/** Reads the text of the box: `,`, `;` or a tab before the team, which may be quoted. */
export function readAllowList(text: string): AllowList {
  return readRows(
    text.split(/\r\n|\n|\r/).map((line, index) => {
      const [, entry = '', quoted, plain = ''] = LINE.exec(line) ?? [];
      return { line: index + 1, cells: [entry, quoted?.replaceAll('""', '"') ?? plain] };
    }),
  );
}

/** Reads rows of an address or @domain and, perhaps, a team. A first row without an address is a heading. */
export function readRows(rows: readonly Row[]): AllowList {
  const entries = new Map<string, AllowedEntry>();
  const unread: UnreadLine[] = [];
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  filled.forEach(({ line, cells }, index) => {
    const text = cells[0]?.trim() ?? '';
    const team = cells[1]?.trim() || null;
    if (index === 0 && filled.length > 1 && isHeading(text)) return;
    const reason = mistakeOf(text, team);
    if (reason !== null) unread.push({ line, text, reason });
    else entries.set(text.toLowerCase(), { entry: text.toLowerCase(), team });
  });
  return { entries: [...entries.values()], unread };
}

/** The lines that read back as these entries. */
export function writeAllowList(entries: readonly AllowedEntry[]): string {
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

function isHeading(text: string): boolean {
  return !text.includes('@') && !text.includes('.');
}

function mistakeOf(text: string, team: string | null): string | null {
  if (text === '') return 'no e-mail';
  if (!text.includes('@') && ENTRY.test(`@${text}`)) return `a domain is written with its at sign: @${text}`;
  if (!ENTRY.test(text)) return 'neither an e-mail nor an @domain';
  if (text.length > ALLOWED_ENTRY.maxLength) return `longer than ${ALLOWED_ENTRY.maxLength} characters`;
  if (team !== null && team.length > TEAM.maxLength) return `its team is longer than ${TEAM.maxLength} characters`;
  if (team !== null && MORE_THAN_A_LINE.test(team)) return 'its team is not one line of text';
  return null;
}

function quoted(team: string): string {
  return /[",;\t]/.test(team) ? `"${team.replaceAll('"', '""')}"` : team;
}
