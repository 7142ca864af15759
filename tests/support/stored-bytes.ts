/** Everything that a database holds, for tests that a text is not stored: all rows, and with SQLite also the bytes of its files. */
import { existsSync, readFileSync } from 'node:fs';
import { dump, type TestApp } from './test-app.ts';

export async function storedBytes({ database, url }: Pick<TestApp, 'database' | 'url'>): Promise<string> {
  const texts = [await dump(database)];
  if (database.kind === 'sqlite') {
    const path = url.slice('sqlite:'.length);
    for (const file of [path, `${path}-wal`]) if (existsSync(file)) texts.push(readFileSync(file, 'latin1'));
  }
  return texts.join('\n');
}
