/** Filters missions by the player's choice. Pure functions. */
import { NO_DIFFICULTY } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { quayOf } from '../missions/quays.ts';

/** In each field '' stands for all. */
export interface MissionFilter {
  /** Key of a quay. */
  readonly subject: string;
  readonly difficulty: string;
  readonly state: '' | 'open' | 'done';
}

export const EVERYTHING: MissionFilter = { subject: '', difficulty: '', state: '' };

export function isFiltering({ subject, difficulty, state }: MissionFilter): boolean {
  return subject !== '' || difficulty !== '' || state !== '';
}

export function filteredMissions(
  entries: readonly CatalogueEntry[],
  { subject, difficulty, state }: MissionFilter,
  completed: readonly string[],
): CatalogueEntry[] {
  return entries.filter(
    (entry) =>
      (subject === '' || quayOf(entry) === subject) &&
      (difficulty === '' || (entry.difficulty ?? NO_DIFFICULTY) === difficulty) &&
      (state === '' || completed.includes(entry.key) === (state === 'done')),
  );
}
