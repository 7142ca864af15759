/** A query of the log, with what the database made of it. */
export interface LogEntry extends Readonly<Record<string, unknown>> {
  readonly sql: string;
  readonly error: boolean;
  /** In two or three words: « 0 ligne », « Erreur de syntaxe »… */
  readonly result: string;
  readonly explanation: string;
  /** Where in `sql` a comment begins that swallows the rest; null without one. */
  readonly commentAt: number | null;
}

export interface SqlInjectionArtifacts extends Readonly<Record<string, unknown>> {
  readonly username: string;
  /** What the log held before the player came, oldest first. */
  readonly history: readonly (LogEntry & { readonly at: string })[];
}
