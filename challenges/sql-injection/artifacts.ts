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

export type SqlInjectionReveal = {
  /** The query of the winning entry in its pieces, each with what it does; `injected`: what the player wrote as an order. */
  readonly pieces: readonly {
    readonly sql: string;
    readonly kind: 'tool' | 'injected' | 'ignored';
    readonly told: string;
  }[];
  /** What the database read in the end. */
  readonly read: string;
  /** The protections around the account, and how each one fell. */
  readonly protections: readonly { readonly name: string; readonly fell: string }[];
  /** The line of the log that had told it since the morning. */
  readonly log: SqlInjectionArtifacts['history'];
  /** The lesson of that line. */
  readonly leak: string;
  /** The schedule that opened; hours of the day. */
  readonly berths: readonly { readonly berth: string; readonly ship: string; readonly from: number; readonly to: number }[];
  readonly night: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly prepared: { readonly sql: string; readonly value: string; readonly result: string };
  readonly after: string;
};
