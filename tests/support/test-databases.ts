/** The databases that every suite of the server runs on. */
import { inject } from 'vitest';
import { sqliteAlone } from './sqlite-alone.ts';
import { createPostgresDatabase, sqlite, type TestDatabaseKind } from './temporary-databases.ts';

const postgres: TestDatabaseKind = {
  name: 'PostgreSQL',
  create: () => createPostgresDatabase(inject('postgresUrl')),
  createMigrated: () => createPostgresDatabase(inject('postgresUrl'), `template ${inject('migratedDatabase')}`),
};

export const testDatabases: readonly TestDatabaseKind[] = sqliteAlone() ? [sqlite] : [sqlite, postgres];
