/**
 * Illustration of what happened in a solved challenge, above its debrief. Loaded after the solve, with data that the server part gives only
 * then.
 */
import type { ReactNode } from 'react';

export interface RevealProps<R, A> {
  /** Result of the server part's `reveal(secrets)`. */
  readonly reveal: R;
  /** Data of the scene. */
  readonly artifacts: A;
}

export interface RevealDefinition<R, A> {
  /** Static illustration of the real events. Its first heading is an h3. */
  Reveal(props: RevealProps<R, A>): ReactNode;
}

/** Default export of `reveal.tsx`. */
export function defineReveal<R, A>(definition: RevealDefinition<R, A>): RevealDefinition<R, A> {
  return definition;
}

/** Empty reveal, for stories and tests that are not about the reveal. */
export const NOTHING_REVEALED: RevealDefinition<unknown, unknown> = { Reveal: () => null };
