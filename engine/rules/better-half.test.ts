import { expect, it } from 'vitest';
import { isInBetterHalf } from './better-half.ts';

it.each([
  [1, 1, false],
  [1, 2, true],
  [2, 2, false],
  [2, 3, true],
  [3, 3, false],
  [5, 10, true],
  [6, 10, false],
  [6, 11, true],
  [7, 11, false],
])('rank %i of %i is told: %s', (rank, of, told) => {
  expect(isInBetterHalf(rank, of)).toBe(told);
});
