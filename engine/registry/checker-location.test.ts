import { afterEach, beforeEach, expect, it } from 'vitest';
import { locationOfMistake } from './checker-location.ts';
import { type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

let folders: TemporaryChallenges;
let folder: string;
beforeEach(() => {
  folders = temporaryChallenges();
  folders.write('sample', '{}');
  folder = `${folders.directory}/sample`;
  folders.writeFile(
    'sample',
    'challenge.server.ts',
    'const check = 1;\n\nexport default {\n  artifacts: () => ({}),\n  check(answer) {},\n};\n',
  );
});
afterEach(() => folders.dispose());

it('is the first place of the folder on the way of what was thrown', () => {
  const stack = `Error: oups\n    at pick (/x/variant.ts:3:4)\n    at draw (file://${folder}/pools.server.ts:12:7)\n    at ${folder}/challenge.server.ts:1:1`;
  expect(locationOfMistake(folder, { method: 'secrets', stack })).toEqual({ file: 'pools.server.ts', line: 12, column: 7 });
});

it('is found in the path of a parser, wherever it counts from', () => {
  const stack = 'Error: Transform failed\n   [ ../other/challenges/sample/challenge.server.ts:1:17 ]';
  expect(locationOfMistake(folder, { method: null, stack })).toEqual({ file: 'challenge.server.ts', line: 1, column: 17 });
});

it.each([
  ['check', { line: 5, column: 3 }],
  ['artifacts', { line: 4, column: 3 }],
  ['reveal', { line: 1, column: 1 }],
  [null, { line: 1, column: 1 }],
] as const)('is the method %s, or the beginning', (method, place) => {
  expect(locationOfMistake(folder, { method })).toEqual({ file: 'challenge.server.ts', ...place });
});
