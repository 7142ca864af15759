/**
 * The interface between the challenge frame and the judge: the server over HTTP on the site, the practice backend in Storybook and tests.
 */

import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import type { Answer, AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';

/** Why the server would refuse an attempt: the session is paused, or over. */
export type Stop = 'paused' | 'ended';

/**
 * A change of the challenge that this page did not make. `granted-hint`: a facilitator gave the next hint. `any`: solved on another device,
 * or the participant was merged.
 */
export type RemoteChange = 'any' | 'granted-hint';

/** Every method rejects with an `ApiError` (`engine/client/api-error.ts`) on failure; nothing has changed then, and a retry is safe. */
export interface ChallengeBackend {
  open(key: string, page?: string): Promise<OpenedChallenge>;
  /** Requests one more hint than those `seen`; resolves with all shown so far. */
  hint(key: string, seen: number): Promise<HintsReply>;
  /** Sends an answer. @param idempotencyKey makes retries count as one attempt */
  attempt(key: string, answer: Answer, idempotencyKey?: string): Promise<AttemptReply>;
  /** Records a penalty of `points` (positive, decimal points) against the player's total; the manifest must declare it. */
  penalise(key: string, points: number): Promise<void>;
  /** Subscribes to changes of the challenge made elsewhere. @returns the function that unsubscribes */
  subscribe?(key: string, onChange: (change: RemoteChange) => void): () => void;
  /** Subscribes to the moment when the session runs again: refused calls may then be retried. @returns the function that unsubscribes */
  onRunning?(onChange: () => void): () => void;
  /** Why play is stopped now, or null; with a subscription to its changes. @returns the function that unsubscribes */
  readonly stop?: { current(): Stop | null; subscribe(onChange: () => void): () => void };
  /** Stores choices that have not been sent; without this memory, they are lost with the page. */
  readonly choices?: ChoiceMemory;
  /** Stores the player's deeds (`play/deeds.ts`), also after the solve. */
  readonly deeds?: ChoiceMemory;
}
