/**
 * Statistical disclosure control of reports and returns: what a figure may disclose about the people behind it. Pure functions.
 *
 * k-anonymity: no figure covers fewer than `fewest` people. Top and bottom coding: a figure that says "nobody" or "everybody" discloses
 * each person's behaviour, so a part of a whole is kept at least the margin away from 0 and from the whole, before figures are added up.
 * Figures of the same play by mission and by team have equal sums, so that no subtraction reveals the true part (`balancedParts`).
 */
import type { JudgementCounts } from '#engine/rules/measure/discernment.ts';
import { toldMargin } from '#engine/rules/measure/told-margin.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';

export interface Disclosure {
  /** Minimum number of people behind a figure (k). */
  readonly fewest: number;
  /** Minimum distance of a part from 0 and from the whole. */
  readonly margin: (whole: number) => number;
}

export const ANONYMOUS: Disclosure = { fewest: MIN_REPORTED, margin: toldMargin };

/** Limits of a report with names: nothing is withheld. */
export const NAMED: Disclosure = { fewest: 1, margin: () => 0 };

/** The part of a whole as it may be reported. */
export function toldPart(part: number, whole: number, disclosure: Disclosure): number {
  return within(boundedPart(part, whole, disclosure));
}

/** Judgements as they may be reported: of each kind of item, neither none nor all are judged rightly. */
export function toldJudgements(counts: JudgementCounts, disclosure: Disclosure): JudgementCounts {
  const [hostile, genuine] = [counts.hits + counts.misses, counts.falseAlarms + counts.correctRejections];
  const hits = toldPart(counts.hits, hostile, disclosure);
  const falseAlarms = toldPart(counts.falseAlarms, genuine, disclosure);
  return { hits, misses: hostile - hits, falseAlarms, correctRejections: genuine - falseAlarms };
}

/**
 * Parts of a whole in which each person belongs to one part, as they may be reported. Each part is at least the margin; the largest part is
 * reduced instead, so that the sum does not change.
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

/** A part of a group, with the bounds within which it is reported. */
interface BoundedPart {
  readonly part: number;
  /** Size of the group: larger groups take a larger share of a difference. */
  readonly whole: number;
  readonly least: number;
  readonly most: number;
}

/** A part of a whole, with the bounds that `toldPart` applies. */
export function boundedPart(part: number, whole: number, { margin }: Disclosure): BoundedPart {
  const inwards = Math.min(margin(whole), Math.floor(whole / 2));
  return { part, whole, least: inwards, most: whole - inwards };
}

function within({ part, least, most }: Omit<BoundedPart, 'whole'>): number {
  return Math.min(Math.max(part, least), most);
}

/**
 * Parts of groups whose total is reported elsewhere. Each part is moved within its bounds, then some are changed by one until their sum
 * equals the total. Otherwise the total minus the other groups, or the groups minus the other parts of the total, would reveal the true
 * part. Only the sizes of groups decide which group is changed next, so that the figures would be the same if one person had behaved
 * differently. If no group can be changed any further, the sum stays different.
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
    // Sainte-Laguë's method: groups are changed in proportion to their size.
    const share = ({ whole, times }: (typeof moved)[number]) => whole / (2 * times + 1);
    const next = others.reduce((best, other) => (share(other) > share(best) ? other : best), first);
    next.told += step;
    next.times += 1;
  }
  return moved.map(({ told }) => told);
}
