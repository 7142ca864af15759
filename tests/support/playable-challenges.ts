/** The challenges of the project, packs included, as the registry finds them: for the suites that play them all. */
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
  /** Absolute. */
  readonly folder: string;
  /** `solve.ts`, with its example of a wrong answer and its lazy players, and `walkthrough.ts` of the folder. */
  load(): Promise<{
    readonly solve: Solution['default'];
    readonly wrong: Answer;
    readonly lazy: Solution['lazy'];
    readonly walkthrough: Walkthrough<Artifacts>;
  }>;
}

const { challenges, problems } = readProject(fileURLToPath(new URL('../..', import.meta.url)));
if (problems.length > 0) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));

export const playableChallenges: readonly PlayableChallenge[] = challenges.map(playable);

/** What a suite needs to play a challenge that the registry found. */
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
