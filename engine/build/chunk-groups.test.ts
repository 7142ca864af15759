/** The groups name files by their paths: one that was moved would fall out of its group without a word. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNK_GROUPS } from './chunk-names.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = ['engine', 'admin', 'schemas'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name)),
);

it.each([
  ['react', ['badge', 'button', 'loading', 'notice', 'visually-hidden']],
  [
    'after-solve',
    [
      'closing-gesture',
      'counted-points',
      'debrief-parts',
      'fold',
      'opening-state',
      'reveal-view',
      'tries-text',
      'use-opened',
      'where-to-report',
    ],
  ],
  ['console', ['addresses', 'console-constants', 'console-pages', 'language', 'local-time', 'numbers', 'queries']],
  ['shown-later', ['dialog', 'time-left', 'use-modal', 'use-time-left']],
])('%s has the files that it was made for', (name, files) => {
  const group = CHUNK_GROUPS.find((one) => one.name === name);
  const found = FILES.filter((file) => group?.test.test(join(ROOT, file)));
  expect(found.map((file) => file.replace(/^.*\/|\.tsx?$/g, '')).sort()).toEqual(files);
});
