/** The points of a solve as the victory tells them, net of what false steps took, and what it took to solve. Pure; decimal points. */
import { triesText } from '#engine/frame/panels/tries-text.ts';
import { shortPoints } from '#engine/frame/play/points-text.ts';
import { penaltiesTaken } from '#engine/rules/scoring.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { addPoints } from '../player/player-store.ts';

export interface Award {
  /** What the score has gained by the mission. */
  readonly net: number;
  /** Points of the solve. */
  readonly won: number;
  /** Points that penalties took on the way. */
  readonly taken: number;
  /** Points of a solve without hints or failures. */
  readonly worth: number;
}

/** @param won points of the solve; null until they are known */
export function awardOf(
  { points, penalty }: Pick<CatalogueEntry, 'points' | 'penalty'>,
  won: number | null,
  failures: number,
): Award | null {
  if (won === null) return null;
  const taken = penaltiesTaken({ base: points, ...(penalty === undefined ? {} : { penalty }) }, failures);
  return { net: addPoints(won, -taken), won, taken, worth: points };
}

/** « 3 − 2, pris par un faux pas »; null where nothing was taken. */
export function netText({ won, taken }: Award, failures: number): string | null {
  if (taken === 0) return null;
  return `${shortPoints(won)} − ${shortPoints(taken)}, pris par ${failures > 1 ? 'des faux pas' : 'un faux pas'}`;
}

/**
 * What it took. Nothing here says that a mistake was put right: what has left at a false step does not come back.
 * @param reviewed something that cost nothing would have been a mistake at work
 */
export function effortText(failures: number, award: Award | null, reviewed = false, harmless = false): string {
  // Hints alone make a solve without a wrong try bring less.
  const hinted = failures === 0 && award !== null && award.net < award.worth;
  if (!hinted) return triesText(failures, null, reviewed, harmless);
  return `${reviewed ? 'Réussie, un geste à revoir' : 'Réussie sans essai manqué'}, à l’aide d’indices.`;
}
