/** A part of a whole as an anonymous report words it: a bound where its end is withheld. Pure. */
import { type Bound, boundOf, type Masking, type ToldPart } from '#engine/rules/measure/told-bound.ts';
import { formatPlays, frenchCount, frenchMean, frenchRate, NO_FIGURE, partOf, timesInTen } from './french.ts';

const WORDS: Readonly<Record<Bound, string>> = {
  exact: '',
  about: 'environ\u00a0',
  most: 'au plus\u00a0',
  least: 'au moins\u00a0',
};
const SIGNS: Readonly<Record<Bound, string>> = { exact: '', about: '≈\u00a0', most: '≤\u00a0', least: '≥\u00a0' };

/** 'au plus 1', 'environ 12'. */
export const boundCount = (count: number, bound: Bound): string => `${WORDS[bound]}${frenchCount(count)}`;

/** '≈ 67 %' of a rate that is told with this bound. */
export const boundRate = (rate: number, bound: Bound): string => `${SIGNS[bound]}${frenchRate(rate)}`;

/** '≤ 0,2' of a mean: the most is rounded up, so that it stays the most. */
export const boundMean = (mean: number, bound: Bound): string =>
  `${SIGNS[bound]}${frenchMean(bound === 'most' ? Math.ceil(10 * mean - DUST) / 10 : mean)}`;

/** Between which a figure lies. */
export interface ToldRange {
  readonly low: number;
  readonly high: number;
}

/** What a division leaves of a whole number. */
const DUST = 1e-9;

/** '62 à 75 %' of a whole, rounded outwards so that the true rate lies in it; '67 %' of one that is exact; a dash of nothing. */
export function rateRange({ low, high }: ToldRange, whole: number): string {
  if (whole === 0) return NO_FIGURE;
  if (low === high) return frenchRate(low / whole);
  const from = Math.floor((100 * low) / whole + DUST);
  return `${frenchCount(from)} à\u00a0${frenchRate(Math.ceil((100 * high) / whole - DUST) / 100)}`;
}

/** '0,2 à 0,4' of means, rounded outwards. */
export function meanRange({ low, high }: ToldRange): string {
  if (low === high) return frenchMean(low);
  return `${frenchMean(Math.floor(10 * low + DUST) / 10)} à\u00a0${frenchMean(Math.ceil(10 * high - DUST) / 10)}`;
}

/** '≥ 93 %' of the sum; a dash of nothing. */
export function signedRate(parts: readonly ToldPart[], masking: Masking): string {
  const rate = rateOf(parts);
  return rate === null ? NO_FIGURE : boundRate(rate, boundOf(parts, masking));
}

/** '≥ 93 % sur 15'; a dash of nothing. */
export function signedRateOf(parts: readonly ToldPart[], masking: Masking): string {
  const told = signedRate(parts, masking);
  return told === NO_FIGURE ? told : `${told} sur\u00a0${frenchCount(wholeOf(parts))}`;
}

/** 'au moins 93 %' of the sum; a dash of nothing. */
export function wordedRate(parts: readonly ToldPart[], masking: Masking): string {
  const rate = rateOf(parts);
  return rate === null ? NO_FIGURE : `${WORDS[boundOf(parts, masking)]}${frenchRate(rate)}`;
}

/** 'au moins 9 fois sur 10': a bound is rounded so that it stays one. */
export function wordedTimes(parts: readonly ToldPart[], masking: Masking): string | null {
  const rate = rateOf(parts);
  if (rate === null) return null;
  const bound = boundOf(parts, masking);
  const tenths = bound === 'least' ? Math.floor(10 * rate) : bound === 'most' ? Math.ceil(10 * rate) : 10 * rate;
  return `${WORDS[bound]}${timesInTen(tenths / 10)}`;
}

/** 'environ 6 fois sur 10, 166 parties'. */
export function wordedTimesOf(parts: readonly ToldPart[], masking: Masking): string | null {
  const times = wordedTimes(parts, masking);
  return times && `${times}, ${formatPlays(wholeOf(parts))}`;
}

/** How many there are of which the parts are. */
export const wholeOf = (parts: readonly ToldPart[]): number => parts.reduce((sum, { whole }) => sum + whole, 0);

export function rateOf(parts: readonly ToldPart[]): number | null {
  return partOf(
    parts.reduce((sum, { part }) => sum + part, 0),
    wholeOf(parts),
  );
}
