/** What can be recorded, and what comes of it. */
import type { ChallengeState } from '#engine/rules/challenge-state.ts';
import type { Judgement } from '#engine/rules/judgement.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

interface Job {
  readonly participant: string;
  readonly session: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface AttemptJob extends Job {
  readonly kind: 'attempt';
  readonly manifest: ChallengeManifest;
  readonly judgement: Judgement;
  /** A failure counts once for the same key; null counts every time. */
  readonly idempotencyKey: string | null;
}
export interface HintJob extends Job {
  readonly kind: 'hint';
  readonly manifest: ChallengeManifest;
  /** How many the player had seen; undefined where the request did not say. */
  readonly seen: number | undefined;
}
export interface PenaltyJob extends Job {
  readonly kind: 'penalty';
  readonly id: string;
  /** Hundredths, negative. */
  readonly points: number;
  readonly idempotencyKey: string | null;
}
export type LedgerJob = AttemptJob | HintJob | PenaltyJob;

/** How the participant stood with the challenge before and after the job. */
export interface StateChange {
  readonly before: ChallengeState;
  readonly after: ChallengeState;
}
