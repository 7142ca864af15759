/**
 * Ranges that contain the true parts of groups whose reported parts were computed by `balancedParts`. They are computed from the reported
 * figures alone, so that they disclose nothing more. Pure functions.
 */

/** A part of a group as reported. */
export interface ToldGroupPart {
  readonly told: number;
  /** Size of the group. */
  readonly whole: number;
  /** Bounds within which the part is reported. */
  readonly least: number;
  readonly most: number;
  /** Maximum possible value of the true part. */
  readonly cap: number;
}

export interface PartRange {
  readonly low: number;
  readonly high: number;
}

/** Maximum amounts by which the groups' true total can be above and below the reported one. */
export interface TotalSlack {
  readonly above: number;
  readonly below: number;
}

/**
 * Computes the ranges. `balancedParts` first moved each part within its bounds, then by its share of the difference between all groups and
 * the total. That difference is at most what the total, and the groups reported at a bound, withhold: a group that was moved to a bound is
 * never balanced away from it in the direction of that move, so only groups reported at a bound count.
 * @param groups in the order in which they were balanced
 */
export function rangesOf(groups: readonly ToldGroupPart[], { above, below }: TotalSlack): PartRange[] {
  const atMost = groups.map(({ told, most }) => told >= most);
  const atLeast = groups.map(({ told, least }) => told <= least);
  const added = below + groups.reduce((sum, { told, cap }, index) => sum + (atMost[index] ? cap - told : 0), 0);
  const taken = above + groups.reduce((sum, { told }, index) => sum + (atLeast[index] ? told : 0), 0);
  const up = largestShares(groups, atMost, added);
  const down = largestShares(groups, atLeast, taken);
  return groups.map(({ told, least, most, cap }, index) => {
    const [low, high] = [told - (up[index] ?? 0), told + (down[index] ?? 0)];
    return { low: low <= least ? 0 : low, high: high >= most ? cap : high };
  });
}

/**
 * Maximum number of the `steps` by which balancing can have moved each group. Groups that are not at the bound were never skipped, so they
 * took their share by Sainte-Laguë's method; a group at the bound may have taken all steps.
 */
function largestShares(groups: readonly ToldGroupPart[], isAtEnd: readonly boolean[], steps: number): number[] {
  const moved = groups.map(({ whole }, index) => ({ whole, times: 0, apart: isAtEnd[index] === true }));
  const sharing = moved.filter(({ apart }) => !apart);
  const share = ({ whole, times }: (typeof moved)[number]) => whole / (2 * times + 1);
  const [first, ...others] = sharing;
  for (let left = steps; first && left > 0; left -= 1)
    others.reduce((best, other) => (share(other) > share(best) ? other : best), first).times += 1;
  return moved.map(({ times, apart }) => (apart ? steps : times));
}
