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
  /** The query of the winning entry, part by part, each with its effect; `injected`: the player's text that is read as an instruction. */
  readonly pieces: readonly {
    readonly sql: string;
    readonly kind: 'tool' | 'injected' | 'ignored';
    readonly told: string;
  }[];
  /** The condition that the database finally reads. */
  readonly read: string;
  /** The protections of the account, and why each failed. */
  readonly protections: readonly { readonly name: string; readonly fell: string }[];
  /** The entry of the log that gave the way in away. */
  readonly log: SqlInjectionArtifacts['history'];
  /** The lesson of that entry. */
  readonly leak: string;
  /** The berth schedule behind the login; `from` and `to` are hours of the day. */
  readonly berths: readonly { readonly berth: string; readonly ship: string; readonly from: number; readonly to: number }[];
  readonly night: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly prepared: { readonly sql: string; readonly value: string; readonly result: string };
  readonly after: string;
};
