/** The compiler reads what it is told to read: a folder that `tsconfig.json` leaves out has types that nobody checks. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS } from './folders.ts';

const ROOT = join(import.meta.dirname, '../..');

// Asked of the compiler itself: « .storybook » among the included folders was a file to it, for its dot, and held nothing.
test('the types of every folder are checked', () => {
  const told = execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--showConfig', '-p', ROOT], {
    encoding: 'utf8',
  });
  const { files } = JSON.parse(told) as { files: string[] };
  const read = new Set(files.map((file) => join(ROOT, file)));
  const folders = new Set([...FOLDERS.keys(), 'server', 'tests', '.storybook'].map((folder) => folder.split('/')[0] ?? ''));
  const sources = [...folders].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(ROOT, folder, file)),
  );
  expect(sources.length).toBeGreaterThan(folders.size);
  expect(sources.filter((file) => !read.has(file))).toEqual([]);
});
