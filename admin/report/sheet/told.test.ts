import { expect, test } from 'vitest';
import { boundOf, peopleBound } from '#engine/rules/measure/told-bound.ts';
import { boundCount, signedRate, wordedRate, wordedTimes } from './told.ts';

const ONE = { sessions: 1 };
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

test('what is told of nearly everybody and of nearly nobody is a bound', () => {
  expect([14, 13, 2, 1].map((part) => boundOf([{ part, whole: 15 }], ONE))).toEqual(['least', 'exact', 'exact', 'most']);
  expect(plain(boundCount(1, peopleBound({ part: 1, whole: 15 }, ONE)))).toBe('au plus 1');
  expect(plain(wordedRate([{ part: 14, whole: 15 }], ONE))).toBe('au moins 93 %');
  expect(plain(signedRate([{ part: 1, whole: 15 }], ONE))).toBe('≤ 7 %');
});

test('a sum is a bound where some of its parts are at one end, exact where none is, and near where some are at either', () => {
  const [all, nobody, some] = [
    { part: 14, whole: 15 },
    { part: 1, whole: 15 },
    { part: 7, whole: 15 },
  ];
  const sums = [
    [all, all],
    [nobody, nobody],
    [some, some],
    [all, some],
    [all, nobody],
  ];
  expect(sums.map((parts) => boundOf(parts, ONE))).toEqual(['least', 'most', 'exact', 'least', 'about']);
});

test('of several sessions it is near, and a bound where each can only be at its end', () => {
  expect(boundOf([{ part: 28, whole: 30 }], { sessions: 2 })).toBe('about');
  const told = [2, 28, 12].map((part) => peopleBound({ part, whole: 30 }, { sessions: 2 }));
  expect(told).toEqual(['most', 'least', 'about']);
});

test('a bound in tenths stays a bound', () => {
  expect(plain(wordedTimes([{ part: 14, whole: 15 }], ONE))).toBe('au moins 9 fois sur 10');
  expect(plain(wordedTimes([{ part: 1, whole: 15 }], ONE))).toBe('au plus 1 fois sur 10');
  expect(wordedTimes([], ONE)).toBeNull();
});

test('a report with names withholds nothing', () => {
  expect(plain(signedRate([{ part: 15, whole: 15 }], null))).toBe('100 %');
});
