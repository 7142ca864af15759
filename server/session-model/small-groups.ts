/**
 * k-anonymity with complementary suppression: a group that is too small is told together with others, until what is told together is large
 * enough and subtracting the told groups from the whole isolates nobody. Pure.
 */

interface SizedGroup {
  /** People in it. */
  readonly size: number;
  /** Breaks ties, so that the same groups are always told. */
  readonly name: string;
}

/**
 * @param fewest minimum size of what is told (k)
 * @returns the groups that are told by themselves, the smallest first, and those that are told as one; a whole of fewer people has neither
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
