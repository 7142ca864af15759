/** Everything that a database holds, for tests that a text is not stored: all rows, and with SQLite also the bytes of its files. */
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

export async function storedBytes({ database: { query, kind }, url }: Pick<TestApp, 'database' | 'url'>): Promise<string> {
  const tables = await query.introspection.getTables();
  const texts: string[] = [];
  for (const { name } of tables) texts.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(query)).rows));
  if (kind === 'sqlite') {
    const path = url.slice('sqlite:'.length);
    for (const file of [path, `${path}-wal`]) if (existsSync(file)) texts.push(readFileSync(file, 'latin1'));
  }
  return texts.join('\n');
}
