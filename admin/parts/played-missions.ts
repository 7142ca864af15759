/** What a session plays, from the catalogue. Pure. */

import type { CatalogueEntry } from '#schemas/manifest.ts';
import { isPlain } from '#schemas/programmes.ts';
import { DIFFICULTIES } from '#schemas/words.ts';

/** The chosen missions in their order; without a choice, what a plain session plays, in the order of the players' hub. */
export function playedMissions(
  catalogue: readonly CatalogueEntry[],
  chosen: readonly string[] | null,
): readonly CatalogueEntry[] {
  if (chosen !== null) return chosen.flatMap((key) => catalogue.filter((entry) => entry.key === key));
  return [...DIFFICULTIES, undefined].flatMap((difficulty) =>
    catalogue.filter((entry) => isPlain(entry) && entry.difficulty === difficulty),
  );
}
