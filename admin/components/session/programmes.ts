/** The programmes as the console offers them. Pure. */

import { DIFFICULTIES } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC, PROGRAMMES, programmeOf, programmeTitle } from '#schemas/programmes.ts';

/** A programme and what this catalogue has for it. */
export interface Programme {
  readonly key: string;
  readonly title: string;
  /** All that belongs to it. */
  readonly entries: readonly CatalogueEntry[];
  /** What a session plays that plays it whole, in the order of the players' hub. */
  readonly missions: readonly CatalogueEntry[];
}

/** The programmes to which any challenge belongs, in the order in which they are offered: Vigie's own, then those of packs. */
export function programmesOf(catalogue: readonly CatalogueEntry[]): readonly Programme[] {
  const keys = new Set([...PROGRAMMES.map(({ key }) => key), ...catalogue.map(programmeOf)]);
  return [...keys].flatMap((key) => {
    const entries = catalogue.filter((entry) => programmeOf(entry) === key);
    const [first] = entries;
    if (!first) return [];
    return [{ key, title: programmeTitle(first), entries, missions: inHubOrder(entries.filter(({ listed }) => listed)) }];
  });
}

/** Those that can be played whole. */
export function offeredProgrammes(catalogue: readonly CatalogueEntry[]): readonly Programme[] {
  return programmesOf(catalogue).filter(({ missions }) => missions.length > 0);
}

/** What a session that plays it whole chooses: nothing for the classic one, which is played without a choice. */
export function wholeOf({ key, missions }: Programme): string[] | null {
  return key === CLASSIC ? null : missions.map((mission) => mission.key);
}

/** From easy to hard, those without a difficulty last. */
function inHubOrder(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return [...DIFFICULTIES, undefined].flatMap((difficulty) => entries.filter((entry) => entry.difficulty === difficulty));
}
