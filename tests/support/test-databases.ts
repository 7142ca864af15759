/** The databases that every suite of the server runs on. */
import { inject } from 'vitest';
import { sqliteAlone } from './sqlite-alone.ts';
import { createPostgresDatabase, createSqliteDatabase, type TemporaryDatabase } from './temporary-databases.ts';

export interface TestDatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** An empty database for one suite. */
  create(): Promise<TemporaryDatabase>;
}

const sqlite: TestDatabaseKind = { name: 'SQLite', create: createSqliteDatabase };
const postgres: TestDatabaseKind = { name: 'PostgreSQL', create: () => createPostgresDatabase(inject('postgresUrl')) };

export const testDatabases: readonly TestDatabaseKind[] = sqliteAlone() ? [sqlite] : [sqlite, postgres];
