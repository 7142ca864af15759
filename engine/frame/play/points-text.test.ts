import { expect, it } from 'vitest';
import { exactPoints, pointsWord, shortPoints } from './points-text.ts';

it.each([
  [4.5, '4,50', '4,50'],
  [5, '5,00', '5'],
  [-2, '−2,00', '−2'],
])('writes %d as %s, and as %s in a sentence', (points, exact, short) => {
  expect([exactPoints(points), shortPoints(points)]).toEqual([exact, short]);
});

it.each([
  [0, 'point'],
  [1.99, 'point'],
  [2, 'points'],
  [-1.5, 'point'],
  [-2, 'points'],
])('counts %d in the word « %s »', (points, word) => {
  expect(pointsWord(points)).toBe(word);
});
