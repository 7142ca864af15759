/** Where to go from a solved mission. */
import type { CatalogueEntry } from '#schemas/manifest.ts';

/** The nearest open mission after `key` in the order of the hub, then the first open one before it; none when all is done. */
export function nextMission(
  inOrder: readonly CatalogueEntry[],
  completed: readonly string[],
  key: string,
): CatalogueEntry | undefined {
  const at = inOrder.findIndex((entry) => entry.key === key);
  const open = (entry: CatalogueEntry) => entry.key !== key && !completed.includes(entry.key);
  return inOrder.slice(at + 1).find(open) ?? inOrder.slice(0, at + 1).find(open);
}
