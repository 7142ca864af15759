/** Vitest's global set-up: one PostgreSQL for all suites of a run, and of both databases one that is migrated, to be copied. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/database.ts';
import { startPostgres } from './postgres.ts';
import { readUnused, type UnusedDatabase } from './reused-databases.ts';
import { sqliteAlone } from './sqlite-alone.ts';
import { createPostgresDatabase, createSqliteDatabase, fileOf } from './temporary-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database; suites make one of theirs on the same server. */
    postgresUrl: string;
    /** A database of it to which every migration was applied: a template that nobody opens. */
    migratedDatabase: UnusedDatabase;
    /** The same as a file of SQLite. */
    migratedFile: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const file = await createSqliteDatabase();
  await migrate(file.url);
  project.provide('migratedFile', fileOf(file.url));
  if (sqliteAlone()) return file.drop;
  // No test cuts the power off: what was committed outlives a killed process without waiting for the disk. A database that is used again
  // is planned for like a new one, which no vacuum has counted.
  const { url, stop } = await startPostgres(['fsync=off', 'autovacuum=off']);
  const migrated = await createPostgresDatabase(url);
  await migrate(migrated.url);
  project.provide('postgresUrl', url);
  project.provide('migratedDatabase', await readUnused(migrated.url));
  return async () => {
    await Promise.all([file.drop(), stop()]);
  };
}

async function migrate(url: string): Promise<void> {
  await (await openDatabase(url)).close();
}
