/** Empty databases that go again. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
  /** One without rows that has every table, for a suite whose subject is not how tables are made: PostgreSQL copies it in half the time. */
  createMigrated(): Promise<TemporaryDatabase>;
}

export async function createSqliteDatabase(): Promise<TemporaryDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'vigie-sqlite-'));
  return { url: `sqlite:${join(directory, 'vigie.db')}`, drop: async () => rmSync(directory, { recursive: true, force: true }) };
}

export const sqlite: TestDatabaseKind = { name: 'SQLite', create: createSqliteDatabase, createMigrated: createSqliteDatabase };

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
