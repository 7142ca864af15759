/** The compiler reads what it is told to read: a folder that `tsconfig.json` leaves out has types that nobody checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS } from './folders.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the types of every folder are checked', () => {
  const { include } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as { include: string[] };
  const folders = [...FOLDERS.keys(), 'server', 'tests', '.storybook'].map((folder) => folder.split('/')[0]);
  expect(include).toEqual(expect.arrayContaining([...new Set(folders)]));
});
