/** The proofs that challenges can be solved: each folder's `solve.ts`. */
import type { Explore } from '#engine/authoring/server';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { Answer } from '#schemas/challenges.ts';

export interface Solution {
  /** From the artifacts of the page and of each sub-page, and the neutral steps of a simulation, to a right answer. */
  readonly default: (
    artifacts: Artifacts,
    pages: Readonly<Record<string, Artifacts>>,
    explore: Explore,
  ) => Answer | Promise<Answer>;
  /** A plausible answer that must count as a failed attempt. */
  readonly wrong: Answer;
}

const modules = import.meta.glob<Solution>('../../challenges/*/solve.ts', { eager: true });

/** @throws when the challenge has no proof */
export function solutionOf(key: string): Solution {
  const solution = modules[`../../challenges/${key}/solve.ts`];
  if (!solution) throw new Error(`challenges/${key}/solve.ts is missing`);
  return solution;
}
