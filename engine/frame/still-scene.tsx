/** A scene to be looked at, outside of any play: nothing in it reacts, and nothing is sent. */
import type { Artifacts } from '#engine/rules/checker.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import type { SceneDefinition } from './scene.ts';
import { SceneBoundary } from './scene-boundary.tsx';
import { Still } from './still.tsx';
import { AttemptContext, type AttemptHandle } from './use-attempt.ts';

const NOTHING_HAPPENS: AttemptHandle = {
  attempt: async () => null,
  pending: false,
  // Forms go and timers stop, as after a solve.
  solved: true,
  message: null,
  messageNumber: 0,
  say: () => undefined,
  penalise: () => undefined,
};

interface StillSceneProps {
  /** What a browser may know of the manifest. */
  readonly challenge: PublicChallenge;
  /** The default export of `challenge.tsx`. */
  readonly scene: SceneDefinition<Artifacts>;
  /** What its server part laid out. */
  readonly artifacts: Artifacts;
}

export function StillScene({ challenge, scene: { Scene }, artifacts }: StillSceneProps) {
  return (
    <AttemptContext value={NOTHING_HAPPENS}>
      <Still>
        <SceneBoundary>
          <Scene artifacts={artifacts} challenge={challenge} failures={0} />
        </SceneBoundary>
      </Still>
    </AttemptContext>
  );
}
