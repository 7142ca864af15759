/**
 * Statistical disclosure control of reports: what a figure may tell of the people behind it. Pure.
 *
 * k-anonymity: no figure covers fewer than `fewest` people. Top and bottom coding: that nobody or everybody did something would tell it of
 * each person, so a part of a whole is moved inwards by the margin at both ends, before figures are added up.
 */
import { MIN_REPORTED } from '#schemas/report-constants.ts';

export interface Disclosure {
  /** People that a figure covers at least (k). */
  readonly fewest: number;
  /** How many of a whole a part differs from nobody and from everybody at least. */
  readonly margin: (whole: number) => number;
}

export const ANONYMOUS: Disclosure = { fewest: MIN_REPORTED, margin: (whole) => Math.max(1, Math.ceil(whole / 20)) };

/** For a report with names: nothing is withheld. */
export const NAMED: Disclosure = { fewest: 1, margin: () => 0 };

/** The part of a whole as it may be told. */
export function toldPart(part: number, whole: number, { margin }: Disclosure): number {
  const inwards = Math.min(margin(whole), Math.floor(whole / 2));
  return Math.min(Math.max(part, inwards), whole - inwards);
}
