/** A query of the log, with what the database made of it. */
export type LogEntry = {
  readonly sql: string;
  readonly error: boolean;
  /** In two or three words: « 0 ligne », « Erreur de syntaxe »… */
  readonly result: string;
  readonly explanation: string;
  /** Where in `sql` a comment begins that swallows the rest; null without one. */
  readonly commentAt: number | null;
};

export type SqlInjectionArtifacts = {
  readonly username: string;
  /** What the log held before the player came, oldest first. */
  readonly history: readonly (LogEntry & { readonly at: string })[];
};
