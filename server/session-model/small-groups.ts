/**
 * k-anonymity with complementary suppression: groups that are too small are merged, until the merged group is large enough and subtracting
 * the other groups from the whole isolates nobody. A pure function.
 */

interface SizedGroup {
  /** Number of people in the group. */
  readonly size: number;
  /** Breaks ties, so that the same groups are always merged. */
  readonly name: string;
}

/**
 * @param fewest minimum size of a reported group (k)
 * @returns the groups to report by themselves, the smallest first, and those to merge into one; both are empty if the whole has fewer
 * people
 */
export function separateSmall<G extends SizedGroup>(groups: readonly G[], fewest: number): { alone: G[]; together: G[] } {
  const together: G[] = [];
  if (sizeOf(groups) < fewest) return { alone: [], together };
  const bySize = [...groups].sort((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1));
  let merged = 0;
  const alone = bySize.filter((group) => {
    const stands = group.size >= fewest && (merged === 0 || merged >= fewest);
    if (!stands) {
      together.push(group);
      merged += group.size;
    }
    return stands;
  });
  return { alone, together };
}

function sizeOf(groups: readonly SizedGroup[]): number {
  return groups.reduce((sum, { size }) => sum + size, 0);
}
