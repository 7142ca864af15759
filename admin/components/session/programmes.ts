/** Programmes offered in the console. Pure functions. */

import { inHubOrder } from '#engine/rules/session/missions.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC, PROGRAMMES, programmeOf, programmeTitle } from '#schemas/programmes.ts';

/** A programme with its challenges in this catalogue. */
export interface Programme {
  readonly key: string;
  readonly title: string;
  /** All challenges of the programme. */
  readonly entries: readonly CatalogueEntry[];
  /** Missions of a session that plays the whole programme, in the order of the hub. */
  readonly missions: readonly CatalogueEntry[];
}

/** All programmes with challenges: Vigie's own first, then those of packs. */
export function programmesOf(catalogue: readonly CatalogueEntry[]): readonly Programme[] {
  const keys = new Set([...PROGRAMMES.map(({ key }) => key), ...catalogue.map(programmeOf)]);
  return [...keys].flatMap((key) => {
    const entries = catalogue.filter((entry) => programmeOf(entry) === key);
    const [first] = entries;
    if (!first) return [];
    return [{ key, title: programmeTitle(first), entries, missions: inHubOrder(entries.filter(({ listed }) => listed)) }];
  });
}

/** Programmes that can be played as a whole: those with missions. */
export function offeredProgrammes(catalogue: readonly CatalogueEntry[]): readonly Programme[] {
  return programmesOf(catalogue).filter(({ missions }) => missions.length > 0);
}

/** Keys to store for a session that plays the whole programme; null for the classic one, which is the default. */
export function wholeOf({ key, missions }: Programme): string[] | null {
  return key === CLASSIC ? null : missions.map((mission) => mission.key);
}
