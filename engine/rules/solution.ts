/** Proofs that a challenge can be solved: `solve.ts` from the data that a player receives, `walkthrough.ts` through the user interface. */
import type { Answer } from '#schemas/challenges.ts';
import type { Artifacts } from './checker.ts';
import type { Output } from './judgement.ts';

/** Slug of a sub-page → its artifacts. */
type Pages<A> = Readonly<Record<string, A>>;

/** Finds a right answer from the artifacts alone (one object for the page, one for each sub-page). */
export type Solve<A extends Artifacts> = (artifacts: A, pages: Pages<A>) => Answer;

/** Sends one neutral step of a simulation, like its scene; resolves with its output, if any. */
export type Explore<O extends Output = Output> = (answer: Answer) => Promise<O | undefined>;

/** The `solve.ts` of a simulation whose clues come through the output of its neutral steps. */
export type ExploringSolve<A extends Artifacts, O extends Output> = (
  artifacts: A,
  pages: Pages<A>,
  explore: Explore<O>,
) => Promise<Answer>;

/**
 * Strategies of players who do not read, by name: `refuse` always refuses and reports, `accept` always complies; a challenge may name
 * others (`asShown`, `backwards`) where these two mean nothing. None may solve the challenge for any variant, and each must count as a
 * failed attempt: otherwise the challenge would train suspicion or haste rather than judgement.
 */
export type Lazy<S, Names extends string = 'refuse' | 'accept'> = Readonly<Record<Names, S>>;

/** The exports of `solve.ts`, in the general type with which tests call all challenges. */
export interface Solution {
  default(artifacts: Artifacts, pages: Pages<Artifacts>, explore: Explore): Answer | Promise<Answer>;
  /** A plausible answer that must count as a failed attempt. */
  readonly wrong: Answer;
  /** Required where the decisive act is the safe one. */
  readonly lazy?: Lazy<Solution['default'], string>;
}

/** A player who uses the keyboard only. Every method times out after 10 s, with a clear message. */
export interface KeyboardPlayer {
  /** Presses Tab until the element with this ARIA role and accessible name has the focus. */
  reach(role: string, name: string | RegExp): Promise<void>;
  /** Presses one key, e.g. 'Enter', 'Space', 'ArrowDown', 'Control+a'. */
  press(key: string): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Waits until this text is visible. */
  see(text: string | RegExp): Promise<void>;
  /** Opens a page of the site by its path, as if the player typed the address into the address bar. */
  visit(path: string): Promise<void>;
}

/** A right answer, and the participant's artifacts from which it was found. */
export interface Solved<A extends Artifacts> {
  readonly answer: Answer;
  readonly artifacts: A;
  readonly pages: Pages<A>;
}

/** Plays a challenge through its user interface, by keyboard alone, in a real browser. */
export type Walkthrough<A extends Artifacts> = (player: KeyboardPlayer, solved: Solved<A>) => Promise<void>;
