/** A scene to be looked at, outside of any play: nothing in it reacts, and nothing is sent. */

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
  // Forms go and timers stop, as after a solve.
  solved: true,
  message: null,
  messageNumber: 0,
  say: () => undefined,
  penalise: () => undefined,
};

const NOTHING_CHOSEN: ChoicesHandle = { read: () => ({}), write: () => undefined };

interface StillSceneProps {
  /** What a browser may know of the manifest. */
  readonly challenge: PublicChallenge;
  /** The default export of `challenge.tsx`. */
  readonly scene: SceneDefinition<Artifacts>;
  /** What its server part laid out. */
  readonly artifacts: Artifacts;
}

/** Without an error boundary of its own: the page that shows it has one, since a player's way to start a scene again has no meaning here. */
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
