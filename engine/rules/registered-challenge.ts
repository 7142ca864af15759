/** Entries of the registry: valid challenges, and problems of the others. */
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Checker } from './checker.ts';

/** A complete challenge, on the server only. */
export interface RegisteredChallenge {
  readonly manifest: ChallengeManifest;
  readonly checker: Checker;
  /** Notes for facilitators. */
  readonly notes: FacilitatorNotes;
}

/** Problems that make a folder of `challenges/` invalid. */
export interface ChallengeProblem {
  /** Folder of the challenge. */
  readonly key: string;
  /** Messages such as `challenges/x/manifest.json:4:3 unknown field "titel". Did you mean "title"?`, one per line. */
  readonly message: string;
}
