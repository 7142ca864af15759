/**
 * Statistical disclosure control of reports and returns: what a figure may tell of the people behind it. Pure.
 *
 * k-anonymity: no figure covers fewer than `fewest` people. Top and bottom coding: that nobody or everybody did something would tell it of
 * each person, so a part of a whole is moved inwards by the margin at both ends, before figures are added up.
 */
import type { JudgementCounts } from '#engine/rules/measure/discernment.ts';
import { toldMargin } from '#engine/rules/measure/told-margin.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';

export interface Disclosure {
  /** People that a figure covers at least (k). */
  readonly fewest: number;
  /** How many of a whole a part differs from nobody and from everybody at least. */
  readonly margin: (whole: number) => number;
}

export const ANONYMOUS: Disclosure = { fewest: MIN_REPORTED, margin: toldMargin };

/** For a report with names: nothing is withheld. */
export const NAMED: Disclosure = { fewest: 1, margin: () => 0 };

/** The part of a whole as it may be told. */
export function toldPart(part: number, whole: number, { margin }: Disclosure): number {
  const inwards = Math.min(margin(whole), Math.floor(whole / 2));
  return Math.min(Math.max(part, inwards), whole - inwards);
}

/** Judgements as they may be told: of neither kind of item was none, or every one, judged rightly. */
export function toldJudgements(counts: JudgementCounts, disclosure: Disclosure): JudgementCounts {
  const [hostile, genuine] = [counts.hits + counts.misses, counts.falseAlarms + counts.correctRejections];
  const hits = toldPart(counts.hits, hostile, disclosure);
  const falseAlarms = toldPart(counts.falseAlarms, genuine, disclosure);
  return { hits, misses: hostile - hits, falseAlarms, correctRejections: genuine - falseAlarms };
}

/**
 * The parts of a whole of which each person is in one, as they may be told: each is the margin at least, at the cost of the largest, so that
 * their sum stays.
 */
export function toldParts<K extends string>(
  parts: Readonly<Record<K, number>>,
  names: readonly K[],
  { margin }: Disclosure,
): Record<K, number> {
  const told: Record<K, number> = { ...parts };
  const least = margin(names.reduce((sum, name) => sum + parts[name], 0));
  for (const name of names) {
    const missing = least - told[name];
    if (missing <= 0) continue;
    const largest = names.reduce((best, other) => (told[other] > told[best] ? other : best));
    told[largest] -= missing;
    told[name] = least;
  }
  return told;
}
