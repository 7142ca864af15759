/** Selects the missions that a session plays. Pure. */
import { DIFFICULTIES } from '#schemas/constants.ts';
import type { Difficulty } from '#schemas/manifest/card.ts';
import { isPlain, type Listing } from '#schemas/programmes.ts';

/**
 * The missions of a session, in its order: the chosen ones, listed or not, or else the default programme (specification, section 2). A
 * chosen key that no longer exists is left out.
 * @param chosen keys; null for a session without a choice
 */
export function sessionMissions<M extends Listing & { readonly key: string }>(
  chosen: readonly string[] | null,
  catalogue: readonly M[],
): M[] {
  if (chosen === null) return catalogue.filter(isPlain);
  const byKey = new Map(catalogue.map((mission) => [mission.key, mission]));
  return chosen.flatMap((key) => byKey.get(key) ?? []);
}

/** Missions of a whole programme in the order of the hub: by difficulty, missions without a difficulty last. */
export function inHubOrder<M extends { readonly difficulty?: Difficulty }>(missions: readonly M[]): readonly M[] {
  return [...DIFFICULTIES, undefined].flatMap((difficulty) => missions.filter((mission) => mission.difficulty === difficulty));
}
