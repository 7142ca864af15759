/** What the registry holds: challenges that are whole, and what is wrong with the others. */
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Checker } from './checker.ts';

/** A challenge on the server: everything. */
export interface RegisteredChallenge {
  readonly manifest: ChallengeManifest;
  readonly checker: Checker;
  /** For facilitators. */
  readonly notes: FacilitatorNotes;
}

/** Why a folder of `challenges/` is no challenge. */
export interface ChallengeProblem {
  /** Folder of the challenge. */
  readonly key: string;
  /** `challenges/x/manifest.json:4:3 unknown field "titel". Did you mean "title"?`, one a line. */
  readonly message: string;
}
