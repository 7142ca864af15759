/** The databases that every suite of the server runs on. */
import { inject } from 'vitest';
import { createPostgresDatabase, createSqliteDatabase, type TemporaryDatabase } from './temporary-databases.ts';

export interface TestDatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** An empty database for one suite. */
  create(): Promise<TemporaryDatabase>;
}

export const testDatabases: readonly TestDatabaseKind[] = [
  { name: 'SQLite', create: createSqliteDatabase },
  { name: 'PostgreSQL', create: () => createPostgresDatabase(inject('postgresUrl')) },
];
