/**
 * The sections of a plain session's hub (specification, section 2): Facile, Moyen, Difficile, Non classé; empty ones are left out. A
 * session with an order of its own has one heading: the name of the programme if all missions are of one programme, and that is not the
 * classic one.
 */

import { sessionMissions } from '#engine/rules/session/missions.ts';
import { DIFFICULTIES, NO_DIFFICULTY } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC, programmeOf, programmeTitle } from '#schemas/programmes.ts';

interface CatalogueSection {
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

/** The sections of a plain session. @param catalogue all installed missions */
export function catalogueSections(catalogue: readonly CatalogueEntry[]): CatalogueSection[] {
  return difficultySections(sessionMissions(null, catalogue));
}

/** The sections of the given missions. */
export function difficultySections(entries: readonly CatalogueEntry[]): CatalogueSection[] {
  return [...DIFFICULTIES, undefined]
    .map((difficulty) => ({
      title: difficulty ?? NO_DIFFICULTY,
      entries: entries.filter((entry) => entry.difficulty === difficulty),
    }))
    .filter((section) => section.entries.length > 0);
}

/** The heading over the missions that a session chose. */
export function sectionTitle(entries: readonly CatalogueEntry[]): string {
  const [first] = entries;
  const programmes = new Set(entries.map(programmeOf));
  return !first || programmes.has(CLASSIC) || programmes.size > 1 ? 'Parcours de la session' : programmeTitle(first);
}

export interface MissionCounts {
  readonly available: number;
  readonly completed: number;
  /** Available minus completed. */
  readonly inProgress: number;
}

/** Counters over the session's missions only, so that an unlisted challenge that was completed changes none of them. */
export function missionCounts(played: readonly CatalogueEntry[], completed: readonly string[]): MissionCounts {
  const done = new Set(completed);
  const count = played.filter(({ key }) => done.has(key)).length;
  return { available: played.length, completed: count, inProgress: played.length - count };
}
