/** One mistake in a challenge folder: whose, where, what, and the cure. */
export interface ManifestProblem {
  /** Folder of the challenge. */
  readonly key: string;
  /** File as shown, from the project's root: `challenges/x/manifest.json`. */
  readonly file: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** Characters that it is about; 0 for the file as a whole, and without it, what stands at the place. */
  readonly length?: number;
}

/** `challenges/x/manifest.json:4:3 unknown field "titel". Did you mean "title"?` */
export function formatProblem({ file, line, column, message }: ManifestProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

/** The same, with the line that it is about and what is meant underlined. @param text of the file; without it, the sentence alone */
export function explainProblem(problem: ManifestProblem, text: string | undefined): string {
  const line = text?.split(/\r?\n/)[problem.line - 1];
  // A sentence that brings lines of its own, as a parser's does, shows the place already.
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

/** Columns of a line that are shown, and how many of them before the place. */
const WIDTH = 100;
const LEFT = 60;
/** What stands at the place: a text in quotation marks, a word or number, or one mark. */
const WORD = /^(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_.+-]+|.)/u;

/** In the order of a reader: by file, then from top to bottom. */
export function inReadingOrder(problems: readonly ManifestProblem[]): ManifestProblem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
