/** The folders of `challenges/`, as the end-to-end suite plays them. */
import { fileURLToPath } from 'node:url';
import type { Walkthrough } from '#engine/authoring/testing';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { readRegistry } from '../../engine/registry/read-registry.ts';

export interface PlayableChallenge {
  readonly manifest: ChallengeManifest;
  /** `solve.ts`, with its example of a wrong answer, and `walkthrough.ts` of the folder. */
  load(): Promise<{ readonly solve: Solve; readonly wrong: Answer; readonly walkthrough: Walkthrough<Artifacts> }>;
}

/** Sends a neutral step of a simulation, and answers its output. */
export type Explore = (answer: Answer) => Promise<Readonly<Record<string, unknown>>>;
type Solve = (artifacts: Artifacts, pages: Readonly<Record<string, Artifacts>>, explore: Explore) => Answer | Promise<Answer>;

const { challenges, problems } = readRegistry(fileURLToPath(new URL('../../challenges', import.meta.url)));
if (problems.length > 0) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));

export const playableChallenges: readonly PlayableChallenge[] = challenges.map(({ folder, manifest }) => ({
  manifest,
  async load() {
    const [solution, walkthrough] = await Promise.all([import(`${folder}/solve.ts`), import(`${folder}/walkthrough.ts`)]);
    return { solve: solution.default, wrong: solution.wrong, walkthrough: walkthrough.default };
  },
}));
