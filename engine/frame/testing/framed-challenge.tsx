import { MemoryRouter } from 'react-router-dom';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import { ChallengeFrame } from '#engine/frame/challenge-frame.tsx';
import { NOTHING_REVEALED } from '#engine/frame/panels/reveal.ts';
import type { PracticeChallenge } from '#engine/frame/stories/practice-story.tsx';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import type { MountOptions } from './mount.ts';

const nothing = () => undefined;
const noReveal = () => Promise.resolve({ default: NOTHING_REVEALED });

export function framedChallenge(
  { manifest, checker, scene }: PracticeChallenge,
  { onSolved = nothing, onLeave = nothing, choices, deeds, stop, ...practice }: MountOptions,
) {
  const backend = {
    ...createPracticeBackend({ manifest, checker, ...practice }),
    ...(choices ? { choices } : {}),
    ...(deeds ? { deeds } : {}),
    ...(stop ? { stop } : {}),
  };
  return (
    <MemoryRouter>
      <ChallengeFrame
        challenge={publicChallenge(manifest)}
        scene={scene}
        loadReveal={noReveal}
        backend={backend}
        onSolved={onSolved}
        onLeave={onLeave}
      />
    </MemoryRouter>
  );
}
