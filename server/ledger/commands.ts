/** Commands: players' actions that count, and the resulting changes of state. */
import type { ChallengeState } from '#engine/rules/challenge-state.ts';
import type { Judgement } from '#engine/rules/judgement.ts';
import type { JudgedItem } from '#engine/rules/measure/judged-items.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { DeclaredPenalty } from './penalties.ts';

interface OfSomeone {
  readonly participant: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface AttemptCommand extends OfSomeone {
  readonly kind: 'attempt';
  readonly manifest: ChallengeManifest;
  readonly judgement: Judgement;
  /** Items that the attempt takes for genuine or hostile. */
  readonly judged: readonly JudgedItem[];
  /** Failures with the same key count once; with null every failure counts. */
  readonly idempotencyKey: string | null;
}
/** The challenge's page was opened; only the first opening is stored. */
interface OpeningCommand extends OfSomeone {
  readonly kind: 'opening';
  readonly manifest: ChallengeManifest;
}
interface HintCommand extends OfSomeone {
  readonly kind: 'hint';
  readonly manifest: ChallengeManifest;
  /** Number of hints that the player had seen; undefined if the request does not say. */
  readonly seen: number | undefined;
}
export interface PenaltyCommand extends OfSomeone {
  readonly kind: 'penalty';
  /** Points in hundredths, negative. */
  readonly points: number;
  readonly declaredBy: readonly DeclaredPenalty[];
  readonly idempotencyKey: string | null;
}
export type Command = AttemptCommand | OpeningCommand | HintCommand | PenaltyCommand;

/** The participant's state of the challenge before and after the command. */
export interface StateChange {
  readonly before: ChallengeState;
  readonly after: ChallengeState;
}
