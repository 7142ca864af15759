/**
 * What a challenge's `walkthrough.ts` may import: it plays the challenge through its screen, by keyboard alone.
 * The end-to-end suite runs it in a real browser; conformance refuses a challenge without one.
 */

/** A player without a mouse. Every method fails with a clear message after 10 s. */
export interface KeyboardPlayer {
  /** Presses Tab until the element with this ARIA role and accessible name has the focus. */
  reach(role: string, name: string | RegExp): Promise<void>;
  /** Presses one key, e.g. 'Enter', 'Space', 'ArrowDown', 'Control+a'. */
  press(key: string): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Waits until this text is visible. */
  see(text: string | RegExp): Promise<void>;
  /** Follows an in-site address, as typed into the address bar. */
  visit(path: string): Promise<void>;
}

/** `answer` is what `solve.ts` found from the artifacts; `artifacts` and `pages` are the participant's own. */
export type Walkthrough<A> = (
  player: KeyboardPlayer,
  found: {
    readonly answer: string | Readonly<Record<string, unknown>>;
    readonly artifacts: A;
    readonly pages: Readonly<Record<string, A>>;
  },
) => Promise<void>;
