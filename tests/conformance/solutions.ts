/** The proofs that challenges can be solved: each folder's `solve.ts`. */
import type { Solution } from '#engine/rules/solution.ts';

const modules = import.meta.glob<Solution>('../../challenges/*/solve.ts', { eager: true });

/** @throws when the challenge has no proof */
export function solutionOf(key: string): Solution {
  const solution = modules[`../../challenges/${key}/solve.ts`];
  if (!solution) throw new Error(`challenges/${key}/solve.ts is missing`);
  return solution;
}
