import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowWindow } from './row-window.ts';

it('holds every row in sight, few others, and none that is not there', () => {
  const sizes = fc.record({
    top: fc.nat(50_000),
    height: fc.integer({ min: 50, max: 2_000 }),
    count: fc.integer({ min: 1, max: 1_000 }),
  });
  fc.assert(
    fc.property(sizes, ({ top, height, count }) => {
      const row = 44;
      const { first, end } = rowWindow({ top, height, row, count });
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThan(count);
      expect(end).toBeLessThanOrEqual(count);
      if (top >= count * row) return;
      expect(first * row).toBeLessThanOrEqual(top);
      expect(end * row).toBeGreaterThanOrEqual(Math.min(count * row, top + height));
      expect(end - first).toBeLessThanOrEqual(height / row + 24);
    }),
  );
});

it('moves in steps', () => {
  const at = (top: number) => rowWindow({ top, height: 440, row: 44, count: 500 });
  expect(at(4_400)).toEqual(at(4_430));
  expect(at(4_400)).not.toEqual(at(4_500));
});
