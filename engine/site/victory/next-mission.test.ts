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
])('after %s, with %j solved, comes %s', (key, completed, next) => {
  expect(nextMission(missions, completed, key)?.key).toBe(next);
});
