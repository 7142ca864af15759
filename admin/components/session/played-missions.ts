/** Missions of a session. Pure functions. */

import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC } from '#schemas/programmes.ts';
import { messages } from '../../language/language.ts';
import { programmesOf } from './programmes.ts';

/** The chosen missions in their order; the default programme in the hub's order if none were chosen. */
export function playedMissions(
  catalogue: readonly CatalogueEntry[],
  chosen: readonly string[] | null,
): readonly CatalogueEntry[] {
  if (chosen === null) return programmesOf(catalogue).find(({ key }) => key === CLASSIC)?.missions ?? [];
  return chosen.flatMap((key) => catalogue.filter((entry) => entry.key === key));
}

/** Total duration in minutes, for a beginner. */
export function minutesOf(missions: readonly Pick<CatalogueEntry, 'duration'>[]): number {
  return missions.reduce((sum, { duration }) => sum + duration, 0);
}

/** '10 missions, 41 min'. */
export function lengthOf(missions: readonly CatalogueEntry[]): string {
  return messages().components.lengthOf(missions.length, minutesOf(missions));
}
