/** Where to go next. */
import type { CatalogueEntry } from '#schemas/manifest.ts';

/**
 * The nearest open mission after `from` in a session's own order; elsewhere the nearest of the same difficulty in the order of the hub,
 * after `from` and then before it. Otherwise the first open one at all.
 * @param from key of the mission that was just played; null for none
 * @param ownOrder whether `inOrder` is an order that a facilitator chose
 */
export function nextMission(
  inOrder: readonly CatalogueEntry[],
  completed: readonly string[],
  from: string | null,
  ownOrder = false,
): CatalogueEntry | undefined {
  const at = inOrder.findIndex(({ key }) => key === from);
  const open = ({ key }: CatalogueEntry) => key !== from && !completed.includes(key);
  const alike = (entry: CatalogueEntry) => at >= 0 && open(entry) && entry.difficulty === inOrder[at]?.difficulty;
  const after = inOrder.slice(at + 1);
  if (ownOrder) return after.find(open) ?? inOrder.find(open);
  return after.find(alike) ?? inOrder.find(alike) ?? inOrder.find(open);
}
