/** The logged-in hub's order (specification, section 2): Facile, Moyen, Difficile, Non classé; empty sections are left out. */
import type { CatalogueEntry, Difficulty } from '#schemas/manifest.ts';

/** Spelt out here: the schema's own list would bring the schema library to the browser. The type keeps both in step. */
const ORDER = Object.keys({ Facile: 1, Moyen: 1, Difficile: 1 } satisfies Record<Difficulty, 1>);

export interface CatalogueSection {
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

export function catalogueSections(catalogue: readonly CatalogueEntry[]): CatalogueSection[] {
  const listed = catalogue.filter((entry) => entry.listed);
  return [...ORDER, undefined]
    .map((difficulty) => ({
      title: difficulty ?? 'Non classé',
      entries: listed.filter((entry) => entry.difficulty === difficulty),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export interface MissionCounts {
  readonly available: number;
  readonly completed: number;
  /** Available minus completed. */
  readonly inProgress: number;
}

/** Counters over the listed challenges only, so that an unlisted one that was completed changes none of them. */
export function missionCounts(catalogue: readonly CatalogueEntry[], completed: readonly string[]): MissionCounts {
  const done = new Set(completed);
  const listed = catalogue.filter((entry) => entry.listed);
  const count = listed.filter(({ key }) => done.has(key)).length;
  return { available: listed.length, completed: count, inProgress: listed.length - count };
}
