import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';

const directory = mkdtempSync(join(tmpdir(), 'vigie-unopened-'));
const text = join(directory, 'notes.txt');
writeFileSync(text, 'Ceci n’est pas une base de données, mais un compte rendu de réunion.\n'.repeat(9));
afterAll(() => rmSync(directory, { recursive: true }));

test.each([
  ['a folder', directory, 'Name a file in a folder that this user may write to.'],
  ['a place below a file', join(text, 'vigie.db'), 'Name a file in a folder that this user may write to.'],
  ['a file of something else', text, 'Name another file, and restore a backup into it where there is one.'],
])('%s is told with its path and what to do', async (_, path, cure) => {
  const before = readFileSync(text);
  const refused = openDatabase(`sqlite:${path}`);
  await expect(refused).rejects.toThrow(`The database ${path} (DATABASE_URL) cannot be opened: `);
  await expect(refused).rejects.toThrow(cure);
  expect(readFileSync(text)).toEqual(before);
});

test('a PostgreSQL that is not there, or has no such database, is told without the password', async () => {
  const url = new URL(inject('postgresUrl'));
  const there = url.host;
  url.pathname = '/nowhere';
  await expect(openDatabase(url.href)).rejects.toThrow(
    new RegExp(
      `^The database ${there}/nowhere \\(DATABASE_URL\\) cannot be opened: .*\\. Make it first \\(createdb\\), or correct its name\\.$`,
    ),
  );
  await expect(openDatabase('postgres://vigie:secret-word@127.0.0.1:1/vigie')).rejects.toThrow(
    'The database 127.0.0.1:1/vigie (DATABASE_URL) cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct its host and port.',
  );
});
