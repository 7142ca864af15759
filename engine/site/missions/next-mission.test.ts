import { expect, it } from 'vitest';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { guestOrderOf, missionsAhead, orderOf } from './next-mission.ts';

const entry = (key: string, changes: Partial<ChallengeManifest> = {}) => catalogueEntry(aManifest({ key, ...changes }));
const catalogue = [
  entry('harder', { difficulty: 'Moyen' }),
  entry('one'),
  entry('two'),
  entry('three'),
  entry('hardest', { difficulty: 'Moyen', guest: false }),
  entry('unlisted', { listed: false }),
  entry('office', { programme: 'bureau-2026' }),
];
const CHOSEN = ['three', 'harder', 'office', 'one'];

const keys = (chosen: readonly string[] | null, completed: readonly string[], told: readonly string[] = [], count = 1) =>
  missionsAhead(orderOf(catalogue, chosen), { completed, told }, count).map(({ key }) => key);

it.each([
  [[], ['one']],
  [['one'], ['two']],
  [['two', 'one'], ['three']],
  [['three'], ['one']],
  [['two', 'three'], ['one']],
  [['unlisted'], ['one']],
  [['one', 'two', 'three'], ['harder']],
  [['one', 'hardest'], ['harder']],
  [['hardest', 'one'], ['two']],
  [['one', 'two', 'three', 'harder', 'hardest'], []],
])('without a choice, %j solved in this order, comes %j', (completed, next) => {
  expect(keys(null, completed)).toEqual(next);
});

it.each([
  [[], ['three']],
  [['three'], ['harder']],
  [['harder'], ['office']],
  [['one'], ['three']],
  [['one', 'three', 'harder', 'two'], ['office']],
  [['three', 'harder', 'office', 'one'], []],
])('in the order of a session, %j solved, comes %j', (completed, next) => {
  expect(keys(CHOSEN, completed)).toEqual(next);
});

it('names those after it as they come if each is solved, and no more than there are', () => {
  expect(keys(CHOSEN, ['harder'], [], 3)).toEqual(['office', 'one', 'three']);
  expect(keys(null, ['two'], [], 4)).toEqual(['three', 'one', 'harder', 'hardest']);
  expect(keys(CHOSEN, ['harder', 'one'], [], 3)).toEqual(['three', 'office']);
});

it('passes over what was told before it was solved', () => {
  expect(keys(CHOSEN, ['three'], ['harder'])).toEqual(['office']);
  expect(keys(['three'], [], ['three'])).toEqual([]);
});

it('leads guests through the missions that are open to them', () => {
  const ahead = missionsAhead(guestOrderOf(catalogue), { completed: ['one'] }, 9);
  expect(ahead.map(({ key }) => key)).not.toContain('hardest');
  expect(ahead[0]?.key).toBe('two');
});
