/** Empty databases that are removed after use. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TemporaryDatabase {
  /** Value of DATABASE_URL for this database. */
  readonly url: string;
  /** Removes the database; its users must have closed it before. */
  drop(): Promise<void>;
}

export interface TestDatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** An empty database for one suite. */
  create(): Promise<TemporaryDatabase>;
  /** A database with all tables and without rows. Copying it is faster than migrating, so suites use it unless they test migrations. */
  createMigrated(): Promise<TemporaryDatabase>;
}

/** @param template file to copy; without one, no file exists until somebody opens the database */
export async function createSqliteDatabase(template?: string): Promise<TemporaryDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'vigie-sqlite-'));
  const url = `sqlite:${join(directory, 'vigie.db')}`;
  if (template !== undefined) copyFileSync(template, fileOf(url));
  return { url, drop: async () => rmSync(directory, { recursive: true, force: true }) };
}

/** Path of the file in a DATABASE_URL of SQLite. */
export function fileOf(url: string): string {
  return url.replace(/^sqlite:/, '');
}

export const sqlite: TestDatabaseKind = {
  name: 'SQLite',
  create: () => createSqliteDatabase(),
  createMigrated: () => createSqliteDatabase(),
};

/** @param serverUrl address of the server's own database @param options of `create database` */
export async function createPostgresDatabase(serverUrl: string, options = ''): Promise<TemporaryDatabase> {
  const name = `vigie_${randomBytes(6).toString('hex')}`;
  const command = async (text: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await command(`create database ${name} ${options}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(`drop database ${name} with (force)`) };
}
