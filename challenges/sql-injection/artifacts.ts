/** A query in the log, with its result. */
export type LogEntry = {
  readonly sql: string;
  readonly error: boolean;
  /** The result in two or three words: « 0 ligne », « Erreur de syntaxe »… */
  readonly result: string;
  readonly explanation: string;
  /** Index in `sql` at which a comment begins, so that the database ignores the rest; null without a comment. */
  readonly commentAt: number | null;
};

export type SqlInjectionArtifacts = {
  readonly username: string;
  /** The log's entries before the player's, oldest first. */
  readonly history: readonly (LogEntry & { readonly at: string })[];
};

export type SqlInjectionReveal = {
  /**
   * The query built from the winning password, part by part, each with its effect. `tool`: written by the attacked application; `injected`:
   * typed text that is read as an instruction; `ignored`: in a comment.
   */
  readonly pieces: readonly {
    readonly sql: string;
    readonly kind: 'tool' | 'injected' | 'ignored';
    readonly told: string;
  }[];
  /** The condition that the database finally reads. */
  readonly read: string;
  /** The protections of the account, and why each failed. */
  readonly protections: readonly { readonly name: string; readonly fell: string }[];
  /** The log's entries with an error, which showed that the application is vulnerable. */
  readonly log: SqlInjectionArtifacts['history'];
  /** What `log` teaches about passwords in logs. */
  readonly leak: string;
  /** The berth schedule that the login protects; `from` and `to` are hours of the day. */
  readonly berths: readonly { readonly berth: string; readonly ship: string; readonly from: number; readonly to: number }[];
  readonly night: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly prepared: { readonly sql: string; readonly value: string; readonly result: string };
  readonly after: string;
};
