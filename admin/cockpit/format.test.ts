import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { cellMinutes, lasting, solvedShare } from './format.ts';

test.each([
  [4 * MINUTE_MS, '4 min'],
  [65 * MINUTE_MS, '1 h 05'],
  [2 * DAY_MS - 1, '47 h 59'],
  [2 * DAY_MS, '2\u00a0d'],
  [26 * DAY_MS + 4 * HOUR_MS, '26\u00a0d'],
])('a time of %i ms is told in minutes, in hours, and from two days on in days', (time, told) => {
  expect(lasting(time)).toBe(told);
});

test.each([
  [99 * MINUTE_MS, '99′'],
  [100 * MINUTE_MS, '1 h'],
  [47 * HOUR_MS, '47 h'],
  [26 * DAY_MS, '26\u00a0d'],
])('a time of %i ms has at most two figures in a cell of the matrix', (time, told) => {
  expect(cellMinutes(time)).toBe(told);
});

test('the share of missions that are solved is of those that the session plays', () => {
  const at = Date.UTC(2026, 10, 21, 9);
  const cell = { openedAt: at, failures: 0, hints: 0, given: 0, solvedAt: at, points: 5 };
  // The first mission was taken out after everybody had solved it.
  const missions = [{ played: false }, { played: true }, { played: true }];
  expect(solvedShare({ missions, people: [{ cells: [cell, null, null] }, { cells: [cell, null, null] }] })).toBe('0 %');
  expect(solvedShare({ missions, people: [{ cells: [cell, cell, null] }, { cells: [null, null, null] }] })).toBe('25 %');
  expect(solvedShare({ missions, people: [] })).toBe('—');
});
