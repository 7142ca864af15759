/** One small challenge in the frame, on a page of its own, for the tests of the frame. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import { createPracticeBackend, type PracticeOptions } from '#engine/frame/backends/practice-backend.ts';
import { ChallengeFrame } from '#engine/frame/challenge-frame.tsx';
import { NOTHING_REVEALED, type RevealDefinition, type RevealProps } from '#engine/frame/panels/reveal.ts';
import { AnswerForm } from '#engine/frame/play/answer-form.tsx';
import type { Message, SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts, Checker, Reveal } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

export const checker: Checker = {
  secrets: () => ({ word: 'PHARE' }),
  reveal: ({ word }) => ({ word: `C’était ${word} !` }),
  artifacts: () => ({}),
  check: (answer) => {
    if (answer === '') return { outcome: 'neutral', verdict: 'empty' };
    return answer === 'PHARE' ? { outcome: 'correct', verdict: 'correct' } : { outcome: 'incorrect', verdict: 'incorrect' };
  },
};

export const manifest = aManifest({
  briefing: 'Un.\n\nDeux.',
  hints: [
    { title: 'Un', text: 'Premier' },
    { title: 'Deux', text: 'Le mot est {word}' },
  ],
  scoring: { base: 5, hintStep: 0.5, floor: 0 },
  learningMode: { after: 2, text: 'Le principe.' },
  returnAfter: 2000,
});

/** Element that contains the page. */
export const host = document.createElement('div');
export const onSolved = vi.fn();
export const onLeave = vi.fn();
let root: Root;

function OneField() {
  return <AnswerForm label="Mot" />;
}

function Drawing() {
  return <svg viewBox="0 0 5 3" />;
}

/** A reveal that shows the secret word. */
export function WordRevealed({ reveal }: RevealProps<Reveal, Artifacts>) {
  return <p>{String(reveal['word'])}</p>;
}

/** Opens the challenge, by default as it is: the parameters change its success message, manifest, practice options, backend or reveal. */
export async function show(
  correct: Partial<Message> = {},
  changes: Partial<ChallengeManifest> = {},
  { replay = false, ...options }: Partial<PracticeOptions> & { readonly replay?: boolean } = {},
  session: Partial<ChallengeBackend> = {},
  reveal: RevealDefinition<Reveal, Artifacts> = NOTHING_REVEALED,
) {
  const whole = { ...manifest, ...changes };
  const scene: SceneDefinition<Artifacts> = {
    Scene: OneField,
    messages: {
      correct: { tone: 'success', text: 'Gagné : {points}.', ...correct },
      incorrect: { tone: 'danger', text: 'Raté.', clearsAfter: 2500 },
      empty: { tone: 'warning', text: 'Rien.' },
    },
  };
  const backend = { ...createPracticeBackend({ manifest: whole, checker, ...options }), ...session };
  await act(async () => {
    root.render(
      <MemoryRouter>
        <ChallengeFrame
          challenge={publicChallenge(whole)}
          scene={scene}
          loadReveal={async () => ({ default: reveal })}
          replay={replay}
          backend={backend}
          drawing={Drawing}
          onSolved={onSolved}
          onLeave={onLeave}
        />
      </MemoryRouter>,
    );
  });
}

/** Advances the fake timers. */
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
export const text = () => host.textContent ?? '';
export const button = (name: string) =>
  [...host.querySelectorAll('button')].find((candidate) => candidate.textContent?.startsWith(name));
export const press = (name: string) => act(async () => void button(name)?.click());
export const input = () => host.querySelector('input');

export async function answer(word: string) {
  const field = input();
  if (field) field.value = word;
  await act(async () => host.querySelector('form')?.requestSubmit());
}

/** Creates a page before each test of the file, with fake timers, and removes it after the test. */
export function framePage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.append(host);
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
}
