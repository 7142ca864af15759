import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from './variant.ts';

const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 64 });
const seedOf = (index: number) => (index * 2_654_435_761 + 1).toString(16).padStart(32, '0');

describe('a variant', () => {
  it('gives the same values for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = () => {
          const variant = createVariant(seed);
          return [
            variant.integer(-5, 90),
            variant.pick(['a', 'b', 'c']),
            variant.shuffle([1, 2, 3, 4]),
            variant.hex(12),
            variant.flag('mot'),
          ];
        };
        expect(draw()).toEqual(draw());
      }),
    );
  });

  // The values come from another implementation of sfc32, after 15 rounds: what is drawn for a seat must survive restores and new versions.
  it('gives the values of the generator that it names', () => {
    const variant = createVariant('00112233445566778899aabbccddeeff');
    const drawn = Array.from({ length: 4 }, () => variant.integer(0, 2 ** 32 - 1));
    expect(drawn).toEqual([4_138_640_721, 1_275_674_082, 3_039_334_875, 4_276_471_690]);
  });

  it('draws from the pool for seats unless the play never counts', () => {
    expect(createVariant(seedOf(1)).pool(['seat'], ['practice'])).toEqual(['seat']);
    expect(createVariant(seedOf(1), true).pool(['seat'], ['practice'])).toEqual(['practice']);
  });

  it('stays within the bounds, both included', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -1000, max: 1000 }), fc.nat(5000), (seed, min, width) => {
        const value = createVariant(seed).integer(min, min + width);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + width);
      }),
    );
  });

  it('prefers no value, in a range that the generator’s numbers do not fill evenly', () => {
    const variant = createVariant(seedOf(7));
    const range = 3 * 2 ** 30;
    const low = Array.from({ length: 3000 }, () => variant.integer(0, range - 1)).filter((value) => value < 2 ** 30);
    // A third of the values is expected to be low; without rejection sampling it would be half.
    expect(low.length).toBeGreaterThan(900);
    expect(low.length).toBeLessThan(1100);
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        expect([...createVariant(seed).shuffle(items)].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('writes flags as CTF{words_8hexdigits}', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(createVariant(seed).flag('phare_noir')).toMatch(/^CTF\{phare_noir_[0-9a-f]{8}\}$/);
      }),
    );
  });

  it('spreads evenly over neighbouring seeds', () => {
    const counts = new Array<number>(10).fill(0);
    for (let index = 0; index < 10_000; index += 1) {
      const value = createVariant(seedOf(index)).integer(0, 9);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    // 1,000 of each are expected, with a standard deviation of 30; the bounds are six of these away.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(180);
  });

  it('gives neighbours different flags', () => {
    const flags = new Set(Array.from({ length: 5000 }, (_, index) => createVariant(seedOf(index)).flag('mot')));
    expect(flags.size).toBeGreaterThan(4990);
  });

  it('refuses a short seed and an empty range', () => {
    expect(() => createVariant('abc')).toThrow(RangeError);
    expect(() => createVariant(`x${seedOf(1)}`)).toThrow('a seed has at least 32 hexadecimal digits');
    expect(() => createVariant(seedOf(1)).integer(2, 1)).toThrow('no integer from 2 to 1');
    expect(() => createVariant(seedOf(1)).integer(0, 2 ** 32)).toThrow('no integer from 0 to 4294967296');
    expect(() => createVariant(seedOf(1)).pick([])).toThrow('nothing to pick from');
  });

  it('ends a search that finds nothing, and no draw that a challenge needs', () => {
    const variant = createVariant(seedOf(1));
    expect(variant.shuffle(Array.from({ length: 50_000 }, (_, place) => place))).toHaveLength(50_000);
    expect(() => {
      while (variant.pick(['seul']) === 'seul');
    }).toThrow('1000000 values were drawn: does a loop never find what it looks for?');
  });
});
