/** The challenges of the project, packs included, as the registry finds them: for suites that play all of them. */
import { fileURLToPath } from 'node:url';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { Solution, Walkthrough } from '#engine/rules/solution.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { type FoundChallenge, readProject } from '../../engine/registry/read-registry.ts';

export interface PlayableChallenge {
  readonly manifest: ChallengeManifest;
  readonly notes: FacilitatorNotes;
  /** Absolute path. */
  readonly folder: string;
  /** Loads `solve.ts` of the folder, with its example of a wrong answer and its lazy players, and `walkthrough.ts`. */
  load(): Promise<{
    readonly solve: Solution['default'];
    readonly wrong: Answer;
    readonly lazy: Solution['lazy'];
    readonly walkthrough: Walkthrough<Artifacts>;
  }>;
}

// Without their code: `tests/conformance/registry.test.ts` and the build refuse mistakes in it, and each process of tests reads anew.
const { challenges, problems } = readProject(fileURLToPath(new URL('../..', import.meta.url)), { code: () => false });
if (problems.length > 0) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));

export const playableChallenges: readonly PlayableChallenge[] = challenges.map(playable);

/** Adds to a challenge that the registry found what a suite needs to play it. */
export function playable({ folder, manifest, notes }: FoundChallenge): PlayableChallenge {
  return {
    manifest,
    notes,
    folder,
    async load() {
      const [solution, walkthrough] = await Promise.all([
        import(/* @vite-ignore */ `${folder}/solve.ts`),
        import(/* @vite-ignore */ `${folder}/walkthrough.ts`),
      ]);
      return { solve: solution.default, wrong: solution.wrong, lazy: solution.lazy, walkthrough: walkthrough.default };
    },
  };
}
