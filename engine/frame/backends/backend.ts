/** The interface between the challenge frame and the judge: the server over HTTP on the site, the practice backend in Storybook and tests. */

import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import type { Answer, AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';

/** Why nothing that is sent would be taken: the session is paused, or over. */
export type Stop = 'paused' | 'ended';

/** `granted-hint`: a facilitator gave the next hint. `any`: it may be solved on another device, or its player was merged. */
export type RemoteChange = 'any' | 'granted-hint';

/** Every method rejects with an `ApiError` (`engine/client/api-error.ts`) when it could not be done; nothing changed then, and trying again is safe. */
export interface ChallengeBackend {
  open(key: string, page?: string): Promise<OpenedChallenge>;
  /** One more hint than those `seen`; resolves with all shown so far. */
  hint(key: string, seen: number): Promise<HintsReply>;
  /** @param idempotencyKey the same one counts one failure, however often it is sent */
  attempt(key: string, answer: Answer, idempotencyKey?: string): Promise<AttemptReply>;
  /** Records a penalty of `points` (positive, decimal points), which is the manifest's, on the player's total. */
  penalise(key: string, points: number): Promise<void>;
  /** Tells of what changed of the challenge from elsewhere. @returns what ends it */
  subscribe?(key: string, onChange: (change: RemoteChange) => void): () => void;
  /** Hears that the session runs: what it refused may be asked again. @returns what ends it */
  onRunning?(onChange: () => void): () => void;
  /** What stops the play now, null where nothing does; `listen` hears that it changed. @returns what ends it */
  readonly stop?: { current(): Stop | null; subscribe(onChange: () => void): () => void };
  /** Keeps what is chosen and not sent yet; without it, choices live as long as the page. */
  readonly choices?: ChoiceMemory;
  /** Keeps the first gesture at each item of a sequence, after the solve too. */
  readonly firstGestures?: ChoiceMemory;
}
