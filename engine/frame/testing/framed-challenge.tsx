import { MemoryRouter } from 'react-router-dom';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { ChallengeFrame } from '../challenge-frame.tsx';
import { createPracticeBackend } from '../practice-backend.ts';
import type { PracticeChallenge } from '../stories/practice-story.tsx';
import type { MountOptions } from './mount.ts';

const nothing = () => undefined;

export function framedChallenge(
  { manifest, checker, scene }: PracticeChallenge,
  { onSolved = nothing, onLeave = nothing, ...practice }: MountOptions,
) {
  const backend = createPracticeBackend({ manifest, checker, ...practice });
  return (
    <MemoryRouter>
      <ChallengeFrame
        challenge={publicChallenge(manifest)}
        scene={scene}
        backend={backend}
        onSolved={onSolved}
        onLeave={onLeave}
      />
    </MemoryRouter>
  );
}
