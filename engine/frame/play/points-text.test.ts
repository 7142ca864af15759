import { expect, it } from 'vitest';
import { exactPoints, shortPoints } from './points-text.ts';

it.each([
  [4.5, '4,50', '4,50'],
  [5, '5,00', '5'],
  [-2, '−2,00', '−2'],
])('writes %d as %s, and as %s in a sentence', (points, exact, short) => {
  expect([exactPoints(points), shortPoints(points)]).toEqual([exact, short]);
});
