/** Where to go next. */
import type { CatalogueEntry } from '#schemas/manifest.ts';

/**
 * The nearest open mission of the same difficulty in the order of the hub, after `from` and then before it; then the first open one at all.
 * @param from key of the mission that was just played; null for none
 */
export function nextMission(
  inOrder: readonly CatalogueEntry[],
  completed: readonly string[],
  from: string | null,
): CatalogueEntry | undefined {
  const at = inOrder.findIndex(({ key }) => key === from);
  const open = ({ key }: CatalogueEntry) => key !== from && !completed.includes(key);
  const alike = (entry: CatalogueEntry) => at >= 0 && open(entry) && entry.difficulty === inOrder[at]?.difficulty;
  return inOrder.slice(at + 1).find(alike) ?? inOrder.find(alike) ?? inOrder.find(open);
}
