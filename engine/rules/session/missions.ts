/** Which missions a session plays. Pure. */
import { isPlain, type Listing } from '#schemas/programmes.ts';

/**
 * The missions that a session sets, in its order: those that were chosen, listed or not, or else what a plain session plays
 * (specification, section 2). A chosen key that is no longer in the catalogue is left out.
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
