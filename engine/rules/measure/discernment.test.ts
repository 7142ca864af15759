import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import { type JudgementCounts, type Measure, measureOf } from './discernment.ts';

const counts = (hits: number, misses: number, falseAlarms: number, correctRejections: number): JudgementCounts => ({
  hits,
  misses,
  falseAlarms,
  correctRejections,
});

function measured(of: JudgementCounts): Measure {
  const measure = measureOf(of, MIN_REPORTED);
  if (!measure) throw new Error('nothing was measured');
  return measure;
}

/** Values computed independently of the code, by the formulas of docs/measure.md: d′ with its interval, then c with its interval. */
describe('figures worked out by hand', () => {
  test.each([
    { of: counts(20, 5, 5, 20), d: [1.602, 0.835, 2.369], c: [0, -0.384, 0.384], says: ['somewhat', 'balanced'] },
    { of: counts(25, 0, 0, 25), d: [4.14, 2.546, 5.734], c: [0, -0.797, 0.797], says: ['clearly', 'balanced'] },
    { of: counts(12, 12, 13, 13), d: [0, -0.682, 0.682], c: [0, -0.341, 0.341], says: ['not', 'balanced'] },
    { of: counts(45, 5, 20, 30), d: [1.486, 0.91, 2.062], c: [-0.495, -0.783, -0.207], says: ['somewhat', 'wary'] },
    { of: counts(30, 20, 2, 48), d: [1.903, 1.223, 2.582], c: [0.703, 0.363, 1.043], says: ['clearly', 'trusting'] },
    { of: counts(10, 40, 40, 10), d: [-1.642, -2.193, -1.091], c: [0, -0.275, 0.275], says: ['not', 'balanced'] },
    { of: counts(1, 0, 0, 1), d: [1.349, -1.322, 4.02], c: [0, -1.335, 1.335], says: ['not', 'balanced'] },
    { of: counts(16, 4, 9, 11), d: [0.911, 0.104, 1.718], c: [-0.336, -0.739, 0.067], says: ['somewhat', 'balanced'] },
  ])('$of', ({ of, d, c, says }) => {
    const { sensitivity, criterion, discernment, tendency } = measured(of);
    for (const [figure, [value = 0, low = 0, high = 0]] of [[sensitivity, d] as const, [criterion, c] as const]) {
      expect(figure.value).toBeCloseTo(value, 3);
      expect(figure.low).toBeCloseTo(low, 3);
      expect(figure.high).toBeCloseTo(high, 3);
    }
    expect([discernment, tendency]).toEqual(says);
  });

  test('few judgements that lean far show no tendency, as their interval holds none', () => {
    const trusting = measured(counts(2, 4, 1, 5));
    expect(trusting.criterion.value).toBeGreaterThan(0.2);
    expect(trusting.criterion.low).toBeLessThan(0);
    const wary = measured(counts(5, 1, 4, 2));
    expect(wary.criterion.value).toBeLessThan(-0.2);
    expect([trusting.tendency, wary.tendency]).toEqual(['balanced', 'balanced']);
  });

  test('a trusting tendency that matters to nobody is none either', () => {
    const { criterion, tendency } = measured(counts(8100, 1900, 1400, 8600));
    expect(criterion.low).toBeGreaterThan(0);
    expect(tendency).toBe('balanced');
  });

  test('a tendency so small that it matters to nobody is none, however many judgements show it', () => {
    const { criterion, tendency } = measured(counts(8600, 1400, 1900, 8100));
    expect(criterion.high).toBeLessThan(0);
    expect(tendency).toBe('balanced');
  });
});

describe('what gives no figure', () => {
  test('fewer than five people', () => {
    expect(measureOf(counts(20, 5, 5, 20), 4)).toBeNull();
    expect(measureOf(counts(20, 5, 5, 20), 5)).not.toBeNull();
  });

  test('one kind of item alone', () => {
    expect(measureOf(counts(20, 5, 0, 0), 9)).toBeNull();
    expect(measureOf(counts(0, 0, 5, 20), 9)).toBeNull();
  });
});

const count = fc.integer({ min: 0, max: 5000 });
const anyCounts = fc
  .record({ hits: count, misses: count, falseAlarms: count, correctRejections: count })
  .filter(({ hits, misses, falseAlarms, correctRejections }) => hits + misses > 0 && falseAlarms + correctRejections > 0);

describe('whatever the counts', () => {
  test('every figure is finite and lies within its interval', () => {
    fc.assert(
      fc.property(anyCounts, (of) => {
        const { sensitivity, criterion } = measured(of);
        for (const { value, low, high } of [sensitivity, criterion]) {
          expect([value, low, high].every(Number.isFinite)).toBe(true);
          expect(low).toBeLessThan(value);
          expect(high).toBeGreaterThan(value);
        }
      }),
    );
  });

  test('swapping what is true changes the sign of d′ and leaves c as it is', () => {
    fc.assert(
      fc.property(anyCounts, ({ hits, misses, falseAlarms, correctRejections }) => {
        const straight = measured({ hits, misses, falseAlarms, correctRejections });
        const swapped = measured({ hits: falseAlarms, misses: correctRejections, falseAlarms: hits, correctRejections: misses });
        expect(swapped.sensitivity.value).toBeCloseTo(-straight.sensitivity.value, 9);
        expect(swapped.criterion.value).toBeCloseTo(straight.criterion.value, 9);
      }),
    );
  });

  test('the opposite answers change the sign of both', () => {
    fc.assert(
      fc.property(anyCounts, ({ hits, misses, falseAlarms, correctRejections }) => {
        const straight = measured({ hits, misses, falseAlarms, correctRejections });
        const opposite = measured({ hits: misses, misses: hits, falseAlarms: correctRejections, correctRejections: falseAlarms });
        expect(opposite.sensitivity.value).toBeCloseTo(-straight.sensitivity.value, 6);
        expect(opposite.criterion.value).toBeCloseTo(-straight.criterion.value, 6);
      }),
    );
  });

  test('one more right judgement never lowers d′', () => {
    fc.assert(
      fc.property(anyCounts, (of) => {
        const before = measured(of).sensitivity.value;
        expect(measured({ ...of, hits: of.hits + 1 }).sensitivity.value).toBeGreaterThanOrEqual(before);
        expect(measured({ ...of, correctRejections: of.correctRejections + 1 }).sensitivity.value).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

/**
 * Simulated players of signal detection theory: the evidence for each item is drawn from a normal distribution, with a mean d′ higher for
 * hostile items; above the criterion, the player calls the item hostile. The seed is fixed, so that the test has one outcome.
 */
describe('simulated players are found again', () => {
  const DRAWS = 2000;
  const players = [0, 0.5, 1, 1.75, 2.5].flatMap((d) => [-0.75, 0, 0.5].map((c) => ({ d, c })));

  test.each(players)('of d′ $d and c $c, within the interval in 93 % of the draws', ({ d, c }) => {
    const random = uniform(1967);
    const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const calledHostile = (trials: number, mean: number) =>
      Array.from({ length: trials }, () => bell() + mean > c).filter(Boolean).length;
    let [foundD, foundC] = [0, 0];
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const hits = calledHostile(60, d / 2);
      const falseAlarms = calledHostile(50, -d / 2);
      const { sensitivity, criterion } = measured(counts(hits, 60 - hits, falseAlarms, 50 - falseAlarms));
      if (sensitivity.low <= d && d <= sensitivity.high) foundD += 1;
      if (criterion.low <= c && c <= criterion.high) foundC += 1;
    }
    expect(foundD).toBeGreaterThanOrEqual(0.93 * DRAWS);
    expect(foundC).toBeGreaterThanOrEqual(0.93 * DRAWS);
  });
});

/** Seeded random numbers from 0 to below 1 (mulberry32). */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
