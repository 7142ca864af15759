/** Where to go from a solved mission. */
import type { CatalogueEntry } from '#schemas/manifest.ts';

/** The nearest open mission of the same difficulty in the order of the hub, after `key` and then before it; then the first open one at all. */
export function nextMission(
  inOrder: readonly CatalogueEntry[],
  completed: readonly string[],
  key: string,
): CatalogueEntry | undefined {
  const at = inOrder.findIndex((entry) => entry.key === key);
  const open = (entry: CatalogueEntry) => entry.key !== key && !completed.includes(entry.key);
  const alike = (entry: CatalogueEntry) => open(entry) && entry.difficulty === inOrder[at]?.difficulty;
  return inOrder.slice(at + 1).find(alike) ?? inOrder.find(alike) ?? inOrder.find(open);
}
