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
}

/** `challenges/x/manifest.json:4:3 unknown field "titel". Did you mean "title"?` */
export function formatProblem({ file, line, column, message }: ManifestProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

/** In the order of a reader: by file, then from top to bottom. */
export function inReadingOrder(problems: readonly ManifestProblem[]): ManifestProblem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
