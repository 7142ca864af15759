import { expect, it } from 'vitest';
import { aStanding } from '#engine/client/testing/a-standing.ts';
import type { Standing } from '#schemas/standing.ts';
import { rankGained } from './rank-gained.ts';

const standing = aStanding({ board: 'neighbours', name: 'Sterne 4', points: 4, rank: 4, of: 12 });

it.each([
  [6, 2],
  [null, 0],
  [4, 0],
  // Ranks that others have gained meanwhile are not shown as lost.
  [3, 0],
])('from rank %s it has gained %i', (before, gained) => {
  expect(rankGained(before, standing)).toEqual({ rank: 4, of: 12, gained });
});

it.each([
  ['there is no board', { rank: null, of: null }],
  ['the board stands still', { frozenAt: '2026-11-24T10:00:00.000Z' }],
  ['nobody else plays', { rank: 1, of: 1 }],
  ['the place is of the lower half, and not gained', { rank: 7 }],
  ['there is no point yet', { points: 0 }],
])('says nothing where %s', (_where, change: Partial<Standing>) => {
  expect(rankGained(6, { ...standing, ...change })).toBeNull();
});

it('tells what was gained in the lower half, and not the place', () => {
  expect(rankGained(11, { ...standing, rank: 8 })).toEqual({ rank: null, of: 12, gained: 3 });
});

it('says who is first', () => {
  expect(rankGained(2, { ...standing, rank: 1 })).toEqual({ rank: 1, of: 12, gained: 1 });
});
