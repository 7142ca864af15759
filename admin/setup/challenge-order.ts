/** Order and grouping of the missions of a session. Pure functions. */

import { DIFFICULTIES, NO_DIFFICULTY } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { minutesOf, playedMissions } from '../components/session/played-missions.ts';

/** Missions grouped by difficulty, those without one last; empty groups are left out. */
export function catalogueGroups(
  catalogue: readonly CatalogueEntry[],
): { readonly title: string; readonly entries: readonly CatalogueEntry[] }[] {
  return [...DIFFICULTIES, undefined]
    .map((difficulty) => ({
      title: difficulty ?? NO_DIFFICULTY,
      entries: catalogue.filter((entry) => entry.difficulty === difficulty),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The list with one key moved one position earlier (-1) or later (1); unchanged at either end. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const neighbour = keys[from + by];
  if (from < 0 || neighbour === undefined) return keys;
  return keys.map((other) => (other === key ? neighbour : other === neighbour ? key : other));
}

/** The list with the key appended or, if the list contains it, removed. */
export function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}

/** Number of the selected missions, and minutes that a beginner needs for them. @param keys of missions; null for the classic programme */
export function playLength(
  catalogue: readonly CatalogueEntry[],
  keys: readonly string[] | null,
): { readonly missions: number; readonly minutes: number } {
  const played = playedMissions(catalogue, keys);
  return { missions: keys?.length ?? played.length, minutes: minutesOf(played) };
}
