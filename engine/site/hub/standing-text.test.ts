import { expect, test } from 'vitest';
import { durationText, movedText, rankText, remainingText } from './standing-text.ts';

test('places', () => {
  expect([1, 2, 21].map(rankText)).toEqual(['1re place', '2e place', '21e place']);
});

test.each([
  [null, 3, null],
  [3, null, null],
  [3, 3, null],
  [5, 3, '+\u202f2 places depuis votre dernière visite'],
  [3, 4, '−\u202f1 place depuis votre dernière visite'],
])('from %j to %j: %j', (before, rank, text) => {
  expect(movedText(before, rank)).toBe(text);
});

test('what remains', () => {
  expect(remainingText(3, 8, 24)).toBe('3 sur 8, encore 24\u00a0min environ');
  expect(remainingText(0, 21, 125)).toBe('0 sur 21, encore 2\u00a0h\u00a005 environ');
  expect(remainingText(8, 8, 0)).toBe('8 sur 8, tout est fait');
  expect(durationText(120)).toBe('2\u00a0h');
});
