/** What a challenge shows once it is solved, over its debrief: loaded then, with what the server part gives only then. */
import type { ReactNode } from 'react';

export interface RevealProps<R, A> {
  /** What `reveal(secrets)` of the server part gives. */
  readonly reveal: R;
  /** What the scene showed. */
  readonly artifacts: A;
}

export interface RevealDefinition<R, A> {
  /** A picture of what really happened, to be looked at: it asks for no answer. Its first heading is an h3. */
  Reveal(props: RevealProps<R, A>): ReactNode;
}

/** Default export of `reveal.tsx`. */
export function defineReveal<R, A>(definition: RevealDefinition<R, A>): RevealDefinition<R, A> {
  return definition;
}

/** For stories and tests that are about something else. */
export const NOTHING_REVEALED: RevealDefinition<unknown, unknown> = { Reveal: () => null };
