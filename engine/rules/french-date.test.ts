import { expect, test } from 'vitest';
import { frenchDate } from './french-date.ts';

test('the first of a month has its ordinal, and no other day or number', () => {
  expect(frenchDate('lundi\u00a01\u00a0mars 2027')).toBe('lundi\u00a01er\u00a0mars 2027');
  expect(frenchDate('1 août')).toBe('1er août');
  expect(frenchDate('1–15 mars 2027')).toBe('1er–15 mars 2027');
  expect(frenchDate('1 déc. 2026 – 1 janv. 2027')).toBe('1er déc. 2026 – 1er janv. 2027');
  for (const date of ['11–15 mars 2027', '11 mars 2021', '21 mars 2011', '2 mars 2021', 'mars 2021'])
    expect(frenchDate(date)).toBe(date);
});
