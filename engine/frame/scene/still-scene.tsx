/** Read-only view of a scene outside of play: no interaction, and nothing is sent. */

import { AttemptContext, type AttemptHandle } from '#engine/frame/play/use-attempt.ts';
import { ChoicesContext, type ChoicesHandle } from '#engine/frame/play/use-choices.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import type { SceneDefinition } from './scene.ts';
import { Still } from './still.tsx';

const NOTHING_HAPPENS: AttemptHandle = {
  attempt: async () => null,
  pending: false,
  stop: null,
  // As after a solve, so that scenes remove their forms and stop their timers.
  solved: true,
  message: null,
  messageNumber: 0,
  say: () => undefined,
  penalise: () => undefined,
};

const NOTHING_CHOSEN: ChoicesHandle = { read: () => ({}), write: () => undefined };

interface StillSceneProps {
  /** Public fields of the manifest. */
  readonly challenge: PublicChallenge;
  /** The default export of `challenge.tsx`. */
  readonly scene: SceneDefinition<Artifacts>;
  /** Artifacts from the challenge's server part. */
  readonly artifacts: Artifacts;
}

/** Has no error boundary: the caller provides one without the retry button of the players' boundary, which makes no sense here. */
export function StillScene({ challenge, scene: { Scene }, artifacts }: StillSceneProps) {
  return (
    <AttemptContext value={NOTHING_HAPPENS}>
      <ChoicesContext value={NOTHING_CHOSEN}>
        <Still>
          <Scene artifacts={artifacts} challenge={challenge} failures={0} />
        </Still>
      </ChoicesContext>
    </AttemptContext>
  );
}
