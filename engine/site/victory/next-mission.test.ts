import { expect, it } from 'vitest';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { nextMission } from './next-mission.ts';

const missions = [
  ...['one', 'two', 'three'].map((key) => aManifest({ key })),
  aManifest({ key: 'harder', difficulty: 'Moyen' }),
  aManifest({ key: 'hardest', difficulty: 'Moyen' }),
];

it.each([
  ['one', [], 'two'],
  ['one', ['one', 'two'], 'three'],
  ['three', ['three'], 'one'],
  ['two', ['two', 'three'], 'one'],
  ['unlisted', [], 'one'],
  ['three', ['one', 'two', 'three'], 'harder'],
  ['hardest', ['hardest', 'one'], 'harder'],
  ['two', ['one', 'two', 'three', 'harder', 'hardest'], undefined],
  [null, ['one'], 'two'],
])('after %s, with %j solved, comes %s', (from, completed, next) => {
  expect(nextMission(missions, completed, from)?.key).toBe(next);
});

it.each([
  ['three', ['three'], 'harder'],
  ['hardest', ['hardest', 'one'], 'two'],
  ['one', ['one', 'two', 'three', 'harder', 'hardest'], undefined],
])('in an order of its own, after %s, with %j solved, comes %s', (from, completed, next) => {
  expect(nextMission(missions, completed, from, true)?.key).toBe(next);
});

it('starts from no difficulty where no mission was played', () => {
  const { difficulty: _, ...unclassified } = aManifest({ key: 'unclassified' });
  expect(nextMission([...missions, unclassified], [], null)?.key).toBe('one');
});
