export type DatabaseKind = 'sqlite' | 'postgres';

/** One step of the schema, applied once to each database. */
export interface Migration {
  readonly name: string;
  /** Statements in order; between the databases only types and collations differ. */
  readonly statements: (kind: DatabaseKind) => readonly string[];
}
