/** How a folder proves that its challenge can be solved: `solve.ts` from what a player receives, `walkthrough.ts` through the screen. */
import type { Answer } from '#schemas/challenges.ts';
import type { Artifacts } from './checker.ts';
import type { Output } from './judgement.ts';

/** What each sub-page shows, by its slug. */
type Pages<A> = Readonly<Record<string, A>>;

/** From the artifacts alone (one object for the page, one for each sub-page) to a right answer. */
export type Solve<A extends Artifacts> = (artifacts: A, pages: Pages<A>) => Answer;

/** Sends one neutral step of a simulation, as its scene would; resolves with its output, if it has one. */
export type Explore<O extends Output = Output> = (answer: Answer) => Promise<O | undefined>;

/** The `solve.ts` of a simulation whose clues come through the output of its neutral steps. */
export type ExploringSolve<A extends Artifacts, O extends Output> = (
  artifacts: A,
  pages: Pages<A>,
  explore: Explore<O>,
) => Promise<Answer>;

/**
 * How somebody plays who does not read: always refuses and reports, or always accepts and does what is asked. Neither may solve it for
 * anybody, or the challenge would train suspicion or haste rather than judgement.
 */
export interface Lazy<S> {
  readonly refuse: S;
  readonly accept: S;
}

/** What `solve.ts` exports, as whoever plays every challenge calls it. */
export interface Solution {
  default(artifacts: Artifacts, pages: Pages<Artifacts>, explore: Explore): Answer | Promise<Answer>;
  /** A plausible answer that must count as a failed attempt. */
  readonly wrong: Answer;
  /** Required where the decisive act is the safe one. */
  readonly lazy?: Lazy<Solution['default']>;
}

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

/** A right answer, and what it was found in: the participant's own. */
export interface Solved<A extends Artifacts> {
  readonly answer: Answer;
  readonly artifacts: A;
  readonly pages: Pages<A>;
}

/** Plays a challenge through its screen, by keyboard alone, in a real browser. */
export type Walkthrough<A extends Artifacts> = (player: KeyboardPlayer, solved: Solved<A>) => Promise<void>;
