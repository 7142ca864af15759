import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { cellMinutes, lasting } from './format.ts';

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
