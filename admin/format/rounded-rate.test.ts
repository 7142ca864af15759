import { expect, test } from 'vitest';
import { roundedRate } from './rounded-rate.ts';

test('a rate is the nearest per cent, and 0 or 100 only of nobody and of everybody', () => {
  expect([0, 0.001, 16 / 57, 17 / 59, 0.999, 1].map(roundedRate)).toEqual([0, 0.01, 0.28, 0.29, 0.99, 1]);
});
