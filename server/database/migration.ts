export type DatabaseKind = 'sqlite' | 'postgres';

/** One step of the schema, applied once to each database. */
export interface Migration {
  readonly name: string;
  /** Statements in order; they differ between the databases in types and collations only. */
  readonly statements: (kind: DatabaseKind) => readonly string[];
}
