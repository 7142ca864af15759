/** How exactly an anonymous report tells a part of a whole: nearly nobody and nearly everybody are bounds, not counts. Pure. */
import { toldMargin } from '#engine/rules/measure/told-margin.ts';
import { frenchCount, frenchRate, NO_FIGURE, partOf, timesInTen } from './french.ts';

export type Bound = 'exact' | 'about' | 'most' | 'least';

/** Of an anonymous report, with how many sessions it adds up; null of a report with names, where nothing is withheld. */
export type Masking = { readonly sessions: number } | null;

/** How many of how many, as it is told. */
export interface ToldPart {
  readonly part: number;
  readonly whole: number;
}

const WORDS: Readonly<Record<Bound, string>> = {
  exact: '',
  about: 'environ\u00a0',
  most: 'au plus\u00a0',
  least: 'au moins\u00a0',
};
const SIGNS: Readonly<Record<Bound, string>> = { exact: '', about: '≈\u00a0', most: '≤\u00a0', least: '≥\u00a0' };

/**
 * What the sum of these parts says of the true one. A part is moved inwards session by session (`server/session-model/disclosure.ts`): of
 * one session its ends are known; of several the sum is near, and as many as there are sessions is the least that can be told.
 */
export function boundOf(parts: readonly ToldPart[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  const { sessions } = masking;
  const sum = (of: (one: ToldPart) => number) => parts.reduce((total, one) => total + of(one), 0);
  const [part, whole] = [sum((one) => one.part), sum((one) => one.whole)];
  if (sessions > 1) return 'about';
  const inwards = sum((one) => Math.min(toldMargin(one.whole), Math.floor(one.whole / 2)));
  if (2 * inwards >= whole) return 'about';
  if (part <= inwards) return 'most';
  return part >= whole - inwards ? 'least' : 'exact';
}

/** As `boundOf`, of people over all sessions: one of each session is the fewest that is ever told. */
export function peopleBound(told: ToldPart, masking: Masking): Bound {
  if (masking === null || masking.sessions === 1) return boundOf([told], masking);
  if (told.part <= masking.sessions) return 'most';
  return told.whole - told.part <= masking.sessions ? 'least' : 'about';
}

/** 'au plus 1', 'environ 12'. */
export const boundCount = (count: number, bound: Bound): string => `${WORDS[bound]}${frenchCount(count)}`;

/** '≥ 93 %' of the sum; a dash of nothing. */
export function signedRate(parts: readonly ToldPart[], masking: Masking): string {
  const rate = rateOf(parts);
  return rate === null ? NO_FIGURE : `${SIGNS[boundOf(parts, masking)]}${frenchRate(rate)}`;
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

function rateOf(parts: readonly ToldPart[]): number | null {
  return partOf(
    parts.reduce((sum, { part }) => sum + part, 0),
    parts.reduce((sum, { whole }) => sum + whole, 0),
  );
}
