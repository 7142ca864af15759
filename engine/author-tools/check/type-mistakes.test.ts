/** Each type error in a folder is reported once, at its location, in the compiler's own words. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeChallenge } from '#engine/author-tools/new/new-challenge.ts';
import { explainProblem } from '#engine/source-files/problem.ts';
import { typeMistakes } from './type-mistakes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KEY = 'la-boite';
// The folder is within the project, so that packages and `#` imports resolve.
let directory: string;
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  directory = mkdtempSync(join(ROOT, '.cache/types-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('tells what is wrong with the items of a pool', { timeout: 60_000 }, () => {
  const asked = { key: KEY, title: 'La boîte', kind: 'mailbox', programme: 'classic', category: 'Sensibilisation' };
  expect(writeChallenge(directory, { ...asked, difficulty: 'Facile' }, { kinds: join(ROOT, 'challenges') })).toEqual([]);
  const file = join(directory, KEY, 'messages.server.ts');
  const changes = ["    rihgt: 'answer',\n", "    right: 'anser',\n", ''];
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/ {4}right: 'answer',\n/g, (line) => changes.shift() ?? line),
  );
  const told = typeMistakes(join(directory, KEY), KEY).map((mistake) =>
    explainProblem({ key: KEY, ...mistake }, readFileSync(join(ROOT, mistake.file), 'utf8'))
      .replace(/^.*\/messages/, 'messages')
      .split('\n'),
  );
  expect(told).toEqual([
    [
      expect.stringMatching(/^messages\.server\.ts:20:5 .*'rihgt'.*'right'.* \(TS2561\)$/),
      "  20 │     rihgt: 'answer',",
      '     │     ^^^^^',
    ],
    [
      expect.stringMatching(/^messages\.server\.ts:28:5 .*"anser".*"answer" \| "report" \| "verify".* \(TS2820\)$/),
      "  28 │     right: 'anser',",
      '     │     ^^^^^',
    ],
    [
      expect.stringMatching(/^messages\.server\.ts:31:3 .*'right'.*'PooledMessage'.* \(TS2741\) Add what is missing$/),
      '  31 │   {',
      '     │   ^',
    ],
  ]);
});
