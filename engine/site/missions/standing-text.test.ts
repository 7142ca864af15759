import { expect, test } from 'vitest';
import { durationText, movedText, rankText, remainingText, standingText } from './standing-text.ts';

test('places', () => {
  expect([1, 2, 21].map(rankText)).toEqual(['1re place', '2e place', '21e place']);
});

test.each([
  [1, 18, 9, null, '1re place sur 18'],
  [9, 18, 5, 6.5, '9e place sur 18'],
  [10, 18, 5, 6.5, 'Encore 1,50\u00a0point pour rejoindre Phare 2'],
  [18, 18, 0.1, 0.3, 'Encore 0,20\u00a0point pour rejoindre Phare 2'],
  [11, 18, 5, 5, 'À égalité, parmi 18 personnes'],
  [1, 1, 5, null, 'Vous ouvrez la voie'],
  [1, 2, 5, null, '1re place sur 2'],
  [2, 2, 1, 4, 'Encore 3\u00a0points pour rejoindre Phare 2'],
])('place %i of %i with %d points, the next has %j: %s', (rank, of, points, ahead, text) => {
  expect(standingText({ rank, of, points }, ahead === null ? null : { name: 'Phare 2', points: ahead, rank: 9 })).toBe(text);
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
