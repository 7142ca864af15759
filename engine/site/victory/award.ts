/** The points of a solve as the victory shows them, net of penalties, and its tries and hints in words. Pure; decimal points. */
import { triesText } from '#engine/frame/panels/tries-text.ts';
import { shortPoints } from '#engine/frame/play/points-text.ts';
import { penaltiesTaken } from '#engine/rules/scoring.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { addPoints } from '../player-state/player-store.ts';

export interface Award {
  /** Points that the score has gained by the mission. */
  readonly net: number;
  /** Points of the solve. */
  readonly won: number;
  /** Points that penalties took on the way. */
  readonly taken: number;
  /** Points of a solve without hints or failures. */
  readonly worth: number;
}

/** The award of a solve; null until `won` is known. @param won points of the solve */
export function awardOf(
  { points, penalty }: Pick<CatalogueEntry, 'points' | 'penalty'>,
  won: number | null,
  failures: number,
): Award | null {
  if (won === null) return null;
  const taken = penaltiesTaken({ base: points, ...(penalty === undefined ? {} : { penalty }) }, failures);
  return { net: addPoints(won, -taken), won, taken, worth: points };
}

/** « 3 − 2, pris par un faux pas »; null if no points were taken. */
export function netText({ won, taken }: Award, failures: number): string | null {
  if (taken === 0) return null;
  return `${shortPoints(won)} − ${shortPoints(taken)}, pris par ${failures > 1 ? 'des faux pas' : 'un faux pas'}`;
}

/**
 * Tries and hints of a solve. The text never says that a mistake was put right: points lost by a false step do not come back.
 * @param reviewed whether something that cost nothing would have been a mistake at work
 */
export function effortText(failures: number, award: Award | null, reviewed = false, harmless = false): string {
  // Without a wrong try, only hints make a solve bring less.
  const hinted = failures === 0 && award !== null && award.net < award.worth;
  if (!hinted) return triesText(failures, null, reviewed, harmless);
  return `${reviewed ? 'Réussie, un geste à revoir' : 'Réussie sans essai manqué'}, à l’aide d’indices.`;
}
