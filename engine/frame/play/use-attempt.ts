/** Hook by which a scene sends answers and shows the result. */
import { createContext, useContext } from 'react';
import type { Stop } from '#engine/frame/backends/backend.ts';
import type { Message } from '#engine/frame/scene/scene.ts';
import type { Output } from '#engine/rules/judgement.ts';
import type { Answer, AttemptReply } from '#schemas/challenges.ts';

/** Reply to an answer. @typeParam O type of `output` in the challenge's server part */
export type SceneReply<O extends Output = Output> = Omit<AttemptReply, 'output'> & { readonly output?: O };

export interface AttemptHandle<O extends Output = Output> {
  /**
   * Sends an answer. The frame shows the message of its verdict and, after a solve, the victory. Resolves with null if the request failed
   * (the frame shows an error and keeps the input). Simulations send each step and read `output`; steps are sent one after the other.
   */
  attempt(answer: Answer): Promise<SceneReply<O> | null>;
  /** Whether an attempt is pending: disable controls that send. */
  readonly pending: boolean;
  /** Why the server would refuse an attempt now. A `Button` with `pending` handles this by itself. */
  readonly stop: Stop | null;
  /** Whether the challenge is solved: remove forms, stop timers. */
  readonly solved: boolean;
  /** The message in the verdict region. */
  readonly message: Message | null;
  /** Increases with each message, so that a repeated message is announced again. */
  readonly messageNumber: number;
  /** Shows a message of the scene itself (a local check, a simulated reaction), or clears the region. */
  say(message: Message | null): void;
  /**
   * Subtracts the manifest's penalty (`scoring.penalty`) from the player's total. Call it after the failed attempt that it punishes; it
   * counts `maxPenalties` times at most.
   * @throws Error if the manifest declares no penalty
   */
  penalise(): void;
}

export const AttemptContext = createContext<AttemptHandle | null>(null);

/**
 * The attempt handle of the challenge.
 * @typeParam O output of the server part, from `artifacts.ts`. Not validated, like the artifacts: both come from the challenge's own server
 * part, and conformance compares the types.
 */
export function useAttempt<O extends Output = Output>(): AttemptHandle<O>;
export function useAttempt(): AttemptHandle {
  const handle = useContext(AttemptContext);
  if (!handle) throw new Error('useAttempt works inside a challenge frame only');
  return handle;
}
