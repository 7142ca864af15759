/** Empty databases that go again. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TemporaryDatabase {
  /** Value of DATABASE_URL: an empty database of its own. */
  readonly url: string;
  /** Removes it; everything that uses it is closed by then. */
  drop(): Promise<void>;
}

export interface TestDatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** An empty database for one suite. */
  create(): Promise<TemporaryDatabase>;
  /** One without rows that has every table, for a suite whose subject is not how tables are made: a copy takes a part of the time. */
  createMigrated(): Promise<TemporaryDatabase>;
}

/** @param template file that is copied; without it there is none yet, and the first to open the database makes it */
export async function createSqliteDatabase(template?: string): Promise<TemporaryDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'vigie-sqlite-'));
  const url = `sqlite:${join(directory, 'vigie.db')}`;
  if (template !== undefined) copyFileSync(template, fileOf(url));
  return { url, drop: async () => rmSync(directory, { recursive: true, force: true }) };
}

/** Path of the file of a DATABASE_URL of SQLite. */
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
