/** Reads what a page of `docs/` asks its reader to do and promises to show: its fenced blocks, its tables. Pure. */

/** A fenced block: what its first line says of it, and what stands in it. */
export interface Block {
  /** `sh`, `diff`, `text`… */
  readonly language: string;
  /** The rest of the first line: a file, or 'by hand'. */
  readonly about: string;
  readonly text: string;
  /** Where it begins on the page, from 1. */
  readonly line: number;
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly line: number;
}

export function blocksIn(page: string): Block[] {
  return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)\n```$/gm)].map(
    ({ 1: language = '', 2: about = '', 3: text = '', index }) => ({
      language,
      about,
      text,
      line: lineAt(page, index),
    }),
  );
}

export function tablesIn(page: string): Table[] {
  return [...page.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(({ 0: table, index }) => {
    const [header = [], , ...rows] = table.trimEnd().split('\n').map(cellsOf);
    return { header, rows, line: lineAt(page, index) };
  });
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/**
 * A text after an edit: lines with `-` go, lines with `+` come, the others stand around them. Character by character: whoever looks for
 * a line that they copied from the page finds it.
 * @throws Error where the lines that stay and go are not in the text, or are there twice
 */
export function edited(text: string, edit: string): string {
  const lines = edit.split('\n');
  const old = text.split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const [place, ...others] = old.flatMap((_, at) => (before.every((line, index) => old[at + index] === line) ? [at] : []));
  if (place === undefined) throw new Error(`these lines are not there:\n${before.join('\n')}`);
  if (others.length > 0) throw new Error(`these lines are there ${others.length + 1} times:\n${before.join('\n')}`);
  const left = old.slice(place, place + before.length);
  const after = lines.flatMap((line) => {
    if (line.startsWith('+')) return [line.slice(1)];
    const stood = left.shift() ?? '';
    return line.startsWith('-') ? [] : [stood];
  });
  return [...old.slice(0, place), ...after, ...old.slice(place + before.length)].join('\n');
}

/** What a page promises to be printed, as a pattern: `…` is anything on one line, or, alone on its line, any lines. */
export function promised(text: string): RegExp {
  const pattern = text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/^…$/gm, '[\\s\\S]*')
    .replaceAll('…', '.*');
  return new RegExp(`^${pattern}$`);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
