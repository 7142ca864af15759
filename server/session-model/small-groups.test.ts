import fc from 'fast-check';
import { expect, test } from 'vitest';
import { separateSmall } from './small-groups.ts';

const groups = fc.uniqueArray(fc.record({ name: fc.stringMatching(/^[A-H]$/), size: fc.integer({ min: 1, max: 9 }) }), {
  selector: ({ name }) => name,
});
const sum = (among: readonly { readonly size: number }[]) => among.reduce((total, { size }) => total + size, 0);

test('what is told, alone or together, is of enough people; nobody is lost, and the order does not matter', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 2, max: 6 }), (all, fewest) => {
      const { alone, together } = separateSmall(all, fewest);
      if (sum(all) < fewest) {
        expect([alone, together]).toEqual([[], []]);
        return;
      }
      expect([...alone, ...together].map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
      for (const { size } of alone) expect(size).toBeGreaterThanOrEqual(fewest);
      if (together.length > 0) expect(sum(together)).toBeGreaterThanOrEqual(fewest);
      expect(separateSmall([...all].reverse(), fewest)).toEqual({ alone, together });
    }),
  );
});
