/** Mounts elements on the page of a component test. The renderer is loaded on demand: most tests of a challenge render nothing. */
import type { ReactNode } from 'react';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { PracticeOptions } from '#engine/frame/backends/practice-backend.ts';
import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import type { PracticeChallenge } from '#engine/frame/stories/practice-story.tsx';

export interface Mounted {
  readonly host: HTMLElement;
  /** Removes the element from the page; to be called when the test ends. */
  readonly unmount: () => void;
}

export async function mount(element: ReactNode): Promise<Mounted> {
  const { createRoot } = await import('react-dom/client');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(element);
  const unmount = () => {
    root.unmount();
    host.remove();
  };
  return { host, unmount };
}

export interface MountOptions extends Omit<PracticeOptions, 'manifest' | 'checker'> {
  /** Called with the decimal points won. */
  readonly onSolved?: (award: number) => void;
  readonly onLeave?: () => void;
  /** Memory of unsent choices; without it, choices live as long as the page. */
  readonly choices?: ChoiceMemory;
  /** Memory of the deeds, in the words of the screen. */
  readonly deeds?: ChoiceMemory;
  /** Whether the session is stopped; without it, it runs. */
  readonly stop?: ChallengeBackend['stop'];
}

/** A challenge in its frame, played by the practice backend. */
export async function mountChallenge(challenge: PracticeChallenge, options: MountOptions = {}): Promise<Mounted> {
  const { framedChallenge } = await import('./framed-challenge.tsx');
  return mount(framedChallenge(challenge, options));
}
