/** One mistake in a challenge's folder: file, location, and a message with the remedy. */
export interface ManifestProblem {
  /** Folder of the challenge. */
  readonly key: string;
  /** File as shown, from the project's root: `challenges/x/manifest.json`. */
  readonly file: string;
  /** Line and column from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** Length in characters; 0 for the file as a whole; absent for the word or value at the location. */
  readonly length?: number;
}

/** `challenges/x/manifest.json:4:3 unknown field "titel". Did you mean "title"?` */
export function formatProblem({ file, line, column, message }: ManifestProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

/**
 * Like `formatProblem`, followed by the source line with the mistake underlined.
 * @param text content of the file; without it, the result of `formatProblem` alone
 */
export function explainProblem(problem: ManifestProblem, text: string | undefined): string {
  const line = text?.split(/\r?\n/)[problem.line - 1];
  // A message of several lines, such as a parser's, shows the location already.
  if (!line?.trim() || problem.length === 0 || problem.message.includes('\n')) return formatProblem(problem);
  const from = Math.max(0, problem.column - 1 - LEFT);
  const shown = line.slice(from, from + WIDTH);
  const meant = problem.length ?? WORD.exec(line.slice(problem.column - 1))?.[0].length ?? 0;
  const number = String(problem.line);
  const gap = ' '.repeat(number.length);
  const under =
    ' '.repeat(problem.column - 1 - from) + '^'.repeat(Math.max(1, Math.min(meant, shown.length - (problem.column - 1 - from))));
  return `${formatProblem(problem)}\n  ${number} │ ${shown}\n  ${gap} │ ${under}`;
}

/** Maximum width of the source line shown, and the part of it before the mistake. */
const WIDTH = 100;
const LEFT = 60;
/** The token at the location: a quoted string, a word or number, or one character. */
const WORD = /^(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_.+-]+|.)/u;

/** The problems sorted by file, then by location. */
export function inReadingOrder(problems: readonly ManifestProblem[]): ManifestProblem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
