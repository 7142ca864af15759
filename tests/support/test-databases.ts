/** The kinds of database on which every suite of the server runs. */
import { inject } from 'vitest';
import { reusedDatabase } from './reused-databases.ts';
import { sqliteAlone } from './sqlite-alone.ts';
import { createPostgresDatabase, createSqliteDatabase, sqlite, type TestDatabaseKind } from './temporary-databases.ts';

const copied: TestDatabaseKind = { ...sqlite, createMigrated: () => createSqliteDatabase(inject('migratedFile')) };

const postgres: TestDatabaseKind = {
  name: 'PostgreSQL',
  create: () => createPostgresDatabase(inject('postgresUrl')),
  createMigrated: () => reusedDatabase(inject('postgresUrl'), inject('migratedDatabase')),
};

export const testDatabases: readonly TestDatabaseKind[] = sqliteAlone() ? [copied] : [copied, postgres];
