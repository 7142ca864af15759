/** How a scene sends an answer and shows what came of it. */
import { createContext, useContext } from 'react';
import type { Stop } from '#engine/frame/backends/backend.ts';
import type { Message } from '#engine/frame/scene/scene.ts';
import type { Output } from '#engine/rules/judgement.ts';
import type { Answer, AttemptReply } from '#schemas/challenges.ts';

/** What the server says of an answer. @typeParam O what the challenge's own server part gives as `output` */
export type SceneReply<O extends Output = Output> = Omit<AttemptReply, 'output'> & { readonly output?: O };

export interface AttemptHandle<O extends Output = Output> {
  /**
   * Sends an answer. The frame shows the message of its verdict and, on a solve, takes over.
   * Resolves with null when it could not be sent (the frame says so and keeps the input).
   * Scenes that are simulations send each step and read `output`; steps are sent one after the other.
   */
  attempt(answer: Answer): Promise<SceneReply<O> | null>;
  /** An attempt is on its way: controls that send are disabled. */
  readonly pending: boolean;
  /** Why nothing that is sent would be taken now. A `Button` that knows `pending` is off by itself meanwhile. */
  readonly stop: Stop | null;
  /** The challenge is solved: forms go, timers stop. */
  readonly solved: boolean;
  /** The message in the verdict region. */
  readonly message: Message | null;
  /** Rises with each message, so that the same line said twice is announced twice. */
  readonly messageNumber: number;
  /** Shows a message of the scene's own (a local check, a simulated reaction), or clears the region. */
  say(message: Message | null): void;
  /**
   * Takes the penalty that the manifest declares (`scoring.penalty`) off the player's total, after the failed attempt that it is for:
   * `maxPenalties` times at most. @throws Error when it declares none
   */
  penalise(): void;
}

export const AttemptContext = createContext<AttemptHandle | null>(null);

/**
 * @typeParam O the output of the server part, from `artifacts.ts`. Trusted like the artifacts: both come from the challenge's
 * own server part, and conformance compares the types of the two.
 */
export function useAttempt<O extends Output = Output>(): AttemptHandle<O>;
export function useAttempt(): AttemptHandle {
  const handle = useContext(AttemptContext);
  if (!handle) throw new Error('useAttempt works inside a challenge frame only');
  return handle;
}
