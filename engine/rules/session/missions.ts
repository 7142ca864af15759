/** Which missions a session plays. Pure. */
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
