import { expect, test } from 'vitest';
import { normalDensity, normalQuantile } from './normal.ts';

// Values from tables of the normal distribution; the last three reach the limit of the centre, the tail and the far tail.
test.each([
  [0.5, 0],
  [0.9, 1.2815516],
  [0.975, 1.959964],
  [0.999, 3.0902323],
  [0.075, -1.4395315],
  [0.00001, -4.2648908],
  [1e-15, -7.9413453],
])('the quantile of %d is %d', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 6);
  if (p > 0.001) expect(normalQuantile(1 - p)).toBeCloseTo(-z, 6);
});

test.each([0, 1, -0.1, 1.1, Number.NaN])('%d has no quantile', (p) => {
  expect(() => normalQuantile(p)).toThrow(RangeError);
});

test('the curve is highest in the middle, and the same on both sides', () => {
  expect(normalDensity(0)).toBeCloseTo(0.39894228, 8);
  expect(normalDensity(1.5)).toBeCloseTo(0.1295176, 8);
  expect(normalDensity(-1.5)).toBe(normalDensity(1.5));
});
