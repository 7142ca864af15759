/** Words for a part of a whole in an anonymous report: a bound where the exact count is withheld. Pure functions. */
import { type Bound, boundOf, type Masking, type ToldPart } from '#engine/rules/measure/told-bound.ts';
import { formatPlays, frenchCount, frenchMean, frenchRate, NO_FIGURE, partOf, timesInTen } from './french.ts';

const WORDS: Readonly<Record<Bound, string>> = {
  exact: '',
  about: 'environ\u00a0',
  most: 'au plus\u00a0',
  least: 'au moins\u00a0',
};
const SIGNS: Readonly<Record<Bound, string>> = { exact: '', about: '≈\u00a0', most: '≤\u00a0', least: '≥\u00a0' };

/** Count with its bound: 'au plus 1', 'environ 12'. */
export const boundCount = (count: number, bound: Bound): string => `${WORDS[bound]}${frenchCount(count)}`;

/** Rate with the sign of its bound: '≈ 67 %'. */
export const boundRate = (rate: number, bound: Bound): string => `${SIGNS[bound]}${frenchRate(rate)}`;

/** Mean with the sign of its bound: '≤ 0,2'. An upper bound is rounded up, so that it remains an upper bound. */
export const boundMean = (mean: number, bound: Bound): string =>
  `${SIGNS[bound]}${frenchMean(bound === 'most' ? Math.ceil(10 * mean - DUST) / 10 : mean)}`;

/** Range in which a figure lies. */
export interface ToldRange {
  readonly low: number;
  readonly high: number;
}

/** Tolerance for rounding errors of divisions. */
const DUST = 1e-9;

/** Range of rates: '62 à 75 %', rounded outwards so that the true rate lies within; '67 %' if exact; a dash if the whole is 0. */
export function rateRange({ low, high }: ToldRange, whole: number): string {
  if (whole === 0) return NO_FIGURE;
  if (low === high) return frenchRate(low / whole);
  const from = Math.floor((100 * low) / whole + DUST);
  return `${frenchCount(from)} à\u00a0${frenchRate(Math.ceil((100 * high) / whole - DUST) / 100)}`;
}

/** Range of means: '0,2 à 0,4', rounded outwards. */
export function meanRange({ low, high }: ToldRange): string {
  if (low === high) return frenchMean(low);
  return `${frenchMean(Math.floor(10 * low + DUST) / 10)} à\u00a0${frenchMean(Math.ceil(10 * high - DUST) / 10)}`;
}

/** Rate of the sum with the sign of its bound: '≥ 93 %'; a dash if the whole is 0. */
export function signedRate(parts: readonly ToldPart[], masking: Masking): string {
  const rate = rateOf(parts);
  return rate === null ? NO_FIGURE : boundRate(rate, boundOf(parts, masking));
}

/** Rate of the sum and its whole: '≥ 93 % sur 15'; a dash if the whole is 0. */
export function signedRateOf(parts: readonly ToldPart[], masking: Masking): string {
  const told = signedRate(parts, masking);
  return told === NO_FIGURE ? told : `${told} sur\u00a0${frenchCount(wholeOf(parts))}`;
}

/** Rate of the sum in words: 'au moins 93 %'; a dash if the whole is 0. */
export function wordedRate(parts: readonly ToldPart[], masking: Masking): string {
  const rate = rateOf(parts);
  return rate === null ? NO_FIGURE : `${WORDS[boundOf(parts, masking)]}${frenchRate(rate)}`;
}

/** Rate of the sum in tenths: 'au moins 9 fois sur 10'. A bound is rounded so that it remains a bound. */
export function wordedTimes(parts: readonly ToldPart[], masking: Masking): string | null {
  const rate = rateOf(parts);
  if (rate === null) return null;
  const bound = boundOf(parts, masking);
  const tenths = bound === 'least' ? Math.floor(10 * rate) : bound === 'most' ? Math.ceil(10 * rate) : 10 * rate;
  return `${WORDS[bound]}${timesInTen(tenths / 10)}`;
}

/** Rate in tenths and number of plays: 'environ 6 fois sur 10, 166 parties'. */
export function wordedTimesOf(parts: readonly ToldPart[], masking: Masking): string | null {
  const times = wordedTimes(parts, masking);
  return times && `${times}, ${formatPlays(wholeOf(parts))}`;
}

/** Sum of the wholes of the parts. */
export const wholeOf = (parts: readonly ToldPart[]): number => parts.reduce((sum, { whole }) => sum + whole, 0);

export function rateOf(parts: readonly ToldPart[]): number | null {
  return partOf(
    parts.reduce((sum, { part }) => sum + part, 0),
    wholeOf(parts),
  );
}
