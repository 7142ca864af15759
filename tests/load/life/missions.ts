/** The missions that players solve, with the `solve.ts` of their folders. */
import type { Solution } from '#engine/rules/solution.ts';
import type { Answer } from '#schemas/challenges.ts';
import { playableChallenges } from '../../support/playable-challenges.ts';

export interface Mission {
  readonly key: string;
  /** Slugs of its sub-pages. */
  readonly pages: readonly string[];
  readonly hints: number;
  /** Points that a scene takes off for a false step; undefined where it takes none. */
  readonly penalty: number | undefined;
  readonly solve: Solution['default'];
  readonly wrong: Answer;
}

export function loadMissions(): Promise<readonly Mission[]> {
  return Promise.all(
    playableChallenges.map(async ({ manifest, load }) => {
      const { solve, wrong } = await load();
      const { key, pages = [], hints, scoring } = manifest;
      return { key, pages: pages.map(({ slug }) => slug), hints: hints.length, penalty: scoring.penalty, solve, wrong };
    }),
  );
}
