/**
 * Between which ends the true parts of groups lie, of which the told ones were made by `balancedParts`. Drawn from what is told alone, so
 * that the range gives nothing away that the figures do not. Pure.
 */

/** A part of a group as it is told. */
export interface ToldGroupPart {
  readonly told: number;
  /** Of how many it is a part. */
  readonly whole: number;
  /** Between which it is told. */
  readonly least: number;
  readonly most: number;
  /** The most that it can truly be. */
  readonly cap: number;
}

export interface PartRange {
  readonly low: number;
  readonly high: number;
}

/** By how much the total of the groups can truly be more, and less, than it is told. */
export interface TotalSlack {
  readonly above: number;
  readonly below: number;
}

/**
 * A group's part was first moved within its ends, then by its share of the difference of all groups from the total. The difference is what
 * the total and the groups at an end withhold, at most: a group that was moved to an end is never balanced away from it in the direction
 * that it was moved in, so those that are told at one are all that count.
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
 * The most that each group can have been moved by of so many steps. Groups that are not at the end were never passed over, so the others
 * took their share by Sainte-Laguë's method; one that is there may have taken any of them.
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
