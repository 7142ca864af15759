import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Boat, stagesOf } from './stages.ts';

const fleet = (...done: readonly number[]): Boat[] =>
  done.map((count, index) => ({ participant: `p${index}`, name: `Nom ${index}`, team: null, done: count }));
const told = (...done: readonly number[]) =>
  stagesOf(fleet(...done)).map(({ done, boats }) => [done, boats.map(({ name }) => name?.slice(4)).join(' ')]);

it.each<[string, readonly number[], readonly (readonly [number | null, string])[]]>([
  ['an empty one', [], []],
  ['one in which everybody is as far', [2, 2, 2], [[2, '0 1 2']]],
  ['two people', [5, 0], [[null, '0 1']]],
  [
    'a room with one behind all others',
    [0, 4, 4, 4, 6],
    [
      [6, '4'],
      [null, '0 1 2 3'],
    ],
  ],
  [
    'a third that is behind',
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [
      [8, '8'],
      [7, '7'],
      [6, '6'],
      [5, '5'],
      [4, '4'],
      [3, '3'],
      [null, '0 1 2'],
    ],
  ],
  ['one who alone is not home', [3, 3, 3, 3, 1], [[null, '0 1 2 3 4']]],
])('of %s tells the nearest first, and the least together', (_what, done, stages) => {
  expect(told(...done)).toEqual(stages);
});

it('names the boats of a stage in the order of the alphabet, accents or not', () => {
  const names = ['Zéphyr', 'Écume', 'Albatros'];
  const [stage] = stagesOf(names.map((name, index) => ({ participant: `p${index}`, name, team: null, done: 0 })));
  expect(stage?.boats.map(({ name }) => name)).toEqual(['Albatros', 'Écume', 'Zéphyr']);
});

it('never tells a boat alone of the least, and tells each boat once, ahead of all that have found less', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 60 }), (done) => {
      const stages = stagesOf(fleet(...done));
      expect(stages.at(-1)?.boats.length).toBeGreaterThanOrEqual(Math.max(3, Math.ceil(done.length / 3)));
      expect(stages.flatMap(({ boats }) => boats)).toHaveLength(done.length);
      const counts = stages.flatMap(({ boats }) => [boats.map((boat) => boat.done)]);
      for (const [index, ahead] of counts.entries())
        expect(Math.min(...ahead)).toBeGreaterThan(Math.max(-1, ...(counts[index + 1] ?? [])));
    }),
  );
});
