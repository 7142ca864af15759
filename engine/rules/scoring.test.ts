import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scoring } from '#schemas/manifest/scoring.ts';
import { awardFor, hasOwnHintBox, hintBoxOf, maxPenalties, remainingPoints, toHundredths, toPoints } from './scoring.ts';

const osintIntranet: Scoring = { base: 12, hintStep: 1, floor: 4, failures: { points: 1, every: 2 } };
const sourceCode: Scoring = { base: 5, hintStep: 1, floor: 1, failures: { points: 1, every: 3 } };
const urlManipulation: Scoring = { base: 8, hintStep: 0, floor: 5, failures: { points: 1, every: 2 } };
const ssh: Scoring = { base: 6, hintStep: 1.2, floor: 1 };
const caesar: Scoring = { base: 5, hintStep: 0.5, floor: 0 };

describe('award', () => {
  it.each([
    ['caesar, untouched', caesar, 0, 0, 500],
    ['caesar, all hints', caesar, 3, 0, 350],
    ['caesar, failures cost nothing', caesar, 0, 40, 500],
    ['ssh, one hint', ssh, 1, 0, 480],
    ['ssh, six hints meet the floor', ssh, 6, 0, 100],
    ['osint-intranet, one failure is free', osintIntranet, 0, 1, 1200],
    ['osint-intranet, two failures cost one', osintIntranet, 0, 2, 1100],
    ['osint-intranet, floor', osintIntranet, 4, 20, 400],
    ['simple-source-code, three failures and a hint', sourceCode, 1, 3, 300],
    ['url-manipulation, hints do not count', urlManipulation, 4, 0, 800],
    ['url-manipulation, floor', urlManipulation, 0, 9, 500],
  ])('%s', (_case, scoring, hintsShown, failures, award) => {
    expect(awardFor({ scoring }, { hintsShown, failures })).toBe(award);
  });

  it('never rises with effort, never leaves floor and base, and is a whole number of hundredths', () => {
    const cents = (max: number) => fc.integer({ min: 0, max }).map(toPoints);
    fc.assert(
      fc.property(cents(2000), cents(300), cents(500), fc.nat(10), fc.nat(200), (base, hintStep, floor, hintsShown, failures) => {
        const scoring = { base: Math.max(base, floor), hintStep, floor, failures: { points: 0.5, every: 2 } };
        const award = awardFor({ scoring }, { hintsShown, failures });
        expect(Number.isInteger(award)).toBe(true);
        expect(award).toBeGreaterThanOrEqual(toHundredths(floor));
        expect(award).toBeLessThanOrEqual(toHundredths(scoring.base));
        expect(awardFor({ scoring }, { hintsShown: hintsShown + 1, failures })).toBeLessThanOrEqual(award);
        expect(awardFor({ scoring }, { hintsShown, failures: failures + 1 })).toBeLessThanOrEqual(award);
      }),
    );
  });
});

describe('hint box', () => {
  it('counts with the award, or with its own base and step', () => {
    expect(hintBoxOf({ scoring: caesar })).toEqual({ base: 5, step: 0.5 });
    expect(hintBoxOf({ scoring: urlManipulation, hintBox: { base: 8, step: 1 } })).toEqual({ base: 8, step: 1 });
  });

  it.each([
    [{ base: 5, step: 0.5 }, false],
    [{ base: 8, step: 0.5 }, true],
    [{ base: 5, step: 1 }, true],
  ])('is its own where its base or its step differs: %j', (hintBox, own) => {
    expect(hasOwnHintBox({ scoring: caesar, hintBox })).toBe(own);
    expect(hasOwnHintBox({ scoring: caesar })).toBe(false);
  });

  it('shows what a solve would bring now, wrong answers and the floor included', () => {
    const scoring = { base: 5, hintStep: 0.5, floor: 1, failures: { points: 0.5, every: 1 } };
    const box = { base: 5, step: 0.5 };
    expect(remainingPoints({ scoring }, { hintsShown: 1, failures: 0 })).toBe(450);
    expect(remainingPoints({ scoring, hintBox: box }, { hintsShown: 1, failures: 3 })).toBe(300);
    expect(remainingPoints({ scoring }, { hintsShown: 1, failures: 40 })).toBe(100);
  });

  it('with its own base and step counts hints only, and never shows less than 0', () => {
    const own = { scoring: urlManipulation, hintBox: { base: 1, step: 0.4 } };
    expect(remainingPoints(own, { hintsShown: 1, failures: 4 })).toBe(60);
    expect(remainingPoints(own, { hintsShown: 9, failures: 0 })).toBe(0);
  });
});

it('two decimals survive the way to hundredths and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      expect(toHundredths(toPoints(hundredths))).toBe(hundredths);
    }),
  );
});

it.each([
  [{ base: 3, penalty: 2 }, 2],
  [{ base: 4, penalty: 2 }, 2],
  [{ base: 0, penalty: 2 }, 1],
  [{ base: 3 }, 0],
])('of %j a penalty counts %i times at most', (scoring, most) => {
  expect(maxPenalties(scoring)).toBe(most);
});
