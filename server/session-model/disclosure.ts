/**
 * Statistical disclosure control of reports and returns: what a figure may tell of the people behind it. Pure.
 *
 * k-anonymity: no figure covers fewer than `fewest` people. Top and bottom coding: that nobody or everybody did something would tell it of
 * each person, so a part of a whole is moved inwards by the margin at both ends, before figures are added up. Figures of the same play by
 * mission and by team have one sum, so that no subtraction undoes it (`balancedParts`).
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
export function toldPart(part: number, whole: number, disclosure: Disclosure): number {
  return within(boundedPart(part, whole, disclosure));
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

/** A part of a group that is told within bounds. */
interface BoundedPart {
  readonly part: number;
  /** Of how many it is a part: larger groups bear more of a difference. */
  readonly whole: number;
  readonly least: number;
  readonly most: number;
}

/** A part of a whole between the ends that `toldPart` leaves. */
export function boundedPart(part: number, whole: number, { margin }: Disclosure): BoundedPart {
  const inwards = Math.min(margin(whole), Math.floor(whole / 2));
  return { part, whole, least: inwards, most: whole - inwards };
}

function within({ part, least, most }: Omit<BoundedPart, 'whole'>): number {
  return Math.min(Math.max(part, least), most);
}

/**
 * Parts of groups that make up a total which is told elsewhere: each is moved inwards, then some by one more or less until their sum is the
 * total. Without that, the total less the other groups, or the groups less the other parts of the total, would give what was moved
 * inwards. Whom a further one falls on depends on the size of groups alone, so that the figures are those, too, of people of whom one did
 * otherwise. Where no group can be moved any more, the sum stays different.
 */
export function balancedParts(groups: readonly BoundedPart[], total: number): number[] {
  const moved = groups.map(({ part, whole, least, most }) => ({
    told: within({ part, least, most }),
    times: 0,
    whole,
    least,
    most,
  }));
  const difference = total - moved.reduce((sum, { told }) => sum + told, 0);
  const step = Math.sign(difference);
  for (let left = Math.abs(difference); left > 0; left -= 1) {
    const movable = moved.filter(({ told, least, most }) => told + step >= least && told + step <= most);
    const [first, ...others] = movable;
    if (!first) break;
    // Sainte-Laguë's method: groups are moved in proportion to their size.
    const share = ({ whole, times }: (typeof moved)[number]) => whole / (2 * times + 1);
    const next = others.reduce((best, other) => (share(other) > share(best) ? other : best), first);
    next.told += step;
    next.times += 1;
  }
  return moved.map(({ told }) => told);
}
