/**
 * Stories of a challenge, played with the practice backend. Common states (`.storybook/states.ts`) are generated from the registry; a state
 * that only one challenge has goes into its `challenge.stories.tsx` (docs/authoring.md, 'Stories').
 */
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createPracticeBackend, type PracticeOptions } from '#engine/frame/backends/practice-backend.ts';
import { ChallengeFrame } from '#engine/frame/challenge-frame.tsx';
import { NOTHING_REVEALED, type RevealDefinition } from '#engine/frame/panels/reveal.ts';
import { type AttemptHandle, useAttempt } from '#engine/frame/play/use-attempt.ts';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts, Checker, Reveal } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** The parts of a challenge's folder. */
export interface PracticeChallenge {
  readonly manifest: ChallengeManifest;
  readonly checker: Checker;
  readonly scene: SceneDefinition<Artifacts>;
  /** Default export of `reveal.tsx`, for stories that reach it. */
  readonly reveal?: RevealDefinition<Reveal, Artifacts>;
}

export interface PracticeStage {
  /** Queries within the story. */
  readonly canvas: ReturnType<typeof within>;
  /** Sends an answer like the scene. */
  readonly attempt: (answer: Answer) => Promise<void>;
  /** Called with the points of a solve. */
  readonly onSolved: ReturnType<typeof fn>;
  readonly onLeave: ReturnType<typeof fn>;
}

export interface PracticeStoryOptions extends Omit<PracticeOptions, 'manifest' | 'checker'> {
  /** Answers to send before `play`, like the scene. */
  readonly answers?: readonly Answer[];
  readonly play?: (stage: PracticeStage) => Promise<void>;
}

/** The challenge in its frame as a component with the backend's options, and helpers for its stories. */
export function practised({ manifest, checker, scene, reveal = NOTHING_REVEALED }: PracticeChallenge) {
  const onSolved = fn();
  const onLeave = fn();
  let handle: AttemptHandle | undefined;

  /** Passes the attempt handle to the story, so that it can play any scene without knowing its controls. */
  function Probe() {
    handle = useAttempt();
    return null;
  }
  const { Scene } = scene;
  const loadReveal = () => Promise.resolve({ default: reveal });
  const probed: SceneDefinition<Artifacts> = {
    ...scene,
    Scene: (props) => (
      <>
        <Scene {...props} />
        <Probe />
      </>
    ),
  };

  function Practice(options: Omit<PracticeOptions, 'manifest' | 'checker'>) {
    const [backend] = useState(() => createPracticeBackend({ manifest, checker, ...options }));
    return (
      <ChallengeFrame
        challenge={publicChallenge(manifest)}
        scene={probed}
        loadReveal={loadReveal}
        backend={backend}
        onSolved={onSolved}
        onLeave={onLeave}
      />
    );
  }

  const attempt = async (answer: Answer) => {
    await waitFor(() => expect(handle).toBeDefined());
    await handle?.attempt(answer);
  };
  return { Practice, attempt, onSolved, onLeave };
}

/** Story of a challenge on the practice page; the argument of `meta.story()`. */
export function practiceStory(challenge: PracticeChallenge, { answers = [], play, ...backend }: PracticeStoryOptions = {}) {
  const { Practice, attempt, onSolved, onLeave } = practised(challenge);
  return {
    render: () => <Practice {...backend} />,
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      onSolved.mockClear();
      onLeave.mockClear();
      const canvas = within(canvasElement);
      for (const answer of answers) await attempt(answer);
      await play?.({ canvas, attempt, onSolved, onLeave });
    },
  };
}
