/**
 * Vitest's global set-up: one PostgreSQL server for all suites of a run, and for both kinds of database a migrated one that suites copy.
 */
import { existsSync, statfsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/database.ts';
import { startPostgres } from './postgres.ts';
import { readUnused, type UnusedDatabase } from './reused-databases.ts';
import { sqliteAlone } from './sqlite-alone.ts';
import { createPostgresDatabase, createSqliteDatabase, fileOf } from './temporary-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database; each suite creates another database on the same server. */
    postgresUrl: string;
    /** A migrated database of this server: a template that no test opens. */
    migratedDatabase: UnusedDatabase;
    /** Path of a migrated SQLite file, which suites copy. */
    migratedFile: string;
  }
}

const MEMORY = '/dev/shm';
const ROOM = 2_000_000_000;

/** Puts temporary files into memory where there is room: commits of tests then wait for no disk. Workers inherit the setting. */
function keepInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM) process.env['TMPDIR'] = MEMORY;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepInMemory();
  const file = await createSqliteDatabase();
  await migrate(file.url);
  project.provide('migratedFile', fileOf(file.url));
  if (sqliteAlone()) return file.drop;
  // Without fsync: no test cuts the power, and commits survive a killed process. Without autovacuum: a vacuum would give a reused database
  // statistics that a new one lacks, and so other query plans.
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
