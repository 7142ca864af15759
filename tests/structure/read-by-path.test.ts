/** `npm run check` runs a test when what it reads changed: what is read by path is in no import, and has to be told. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { READ_BY_PATH, READ_NOTHING_ELSE } from '../check/read-by-path.ts';
import { SLOW } from '../support/slow-tests.ts';
import { sourcesIn } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Not in the repository. */
const OF_AN_INSTALLATION = 'vigie.json';
const FOLDERS = ['schemas', 'engine', 'challenges', 'admin', 'projector', 'server', 'tests', '.storybook'];
const READING =
  /\b(?:readFileSync|readdirSync|cpSync|copyFileSync|existsSync|execFileSync|spawnSync|readRegistry|readProject|kindsIn)\(|\bimport\.meta\.glob\b/;

/** `npm run check` leaves them out. */
const isSlow = createFilter(SLOW, undefined, { resolve: ROOT });

const sources = FOLDERS.flatMap(sourcesIn);

test('a test, or its support, that reads by path says what', () => {
  const reading = sources
    .filter(({ path, text }) => /\.test\.ts$|^tests\/|\/testing\//.test(path) && READING.test(text))
    .map(({ path }) => path)
    // What measures, attacks and draws, and what has a browser, is none of the quick tests.
    .filter((path) => !/^tests\/(?:load|trust|faults|packs|pictures|end-to-end|mutants|check)\/|\.browser\.test\./.test(path))
    .filter((path) => !isSlow(join(ROOT, path)));
  const told = (path: string) => READ_NOTHING_ELSE.includes(path) || READ_BY_PATH.some(({ reader }) => path.startsWith(reader));
  expect(reading.length).toBeGreaterThan(20);
  expect(reading.filter((path) => !told(path))).toEqual([]);
});

test('what is told to read by path, and what it reads, is there', () => {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const beginnings = [
    ...READ_NOTHING_ELSE,
    ...READ_BY_PATH.flatMap(({ reader, reads, runs = [] }) => [reader, ...reads, ...runs]),
  ].filter((path) => path !== 'virtual:challenges/' && path !== OF_AN_INSTALLATION);
  expect(beginnings.filter((beginning) => !paths.some((path) => path.startsWith(beginning)))).toEqual([]);
});
