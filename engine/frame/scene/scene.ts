/** What a challenge's browser part declares. The frame around it does the rest. */
import type { ReactNode } from 'react';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';

/** A line of the verdict region. `{points}` in the text is replaced by the points won, in French notation; any other `{name}` by the text or number of that name in the output. */
export interface Message {
  readonly tone: 'success' | 'danger' | 'warning' | 'info';
  readonly text: string;
  /** Worded to the letter by somebody else: the screen has these very characters, ordinary spaces included. */
  readonly fixed?: true;
  /** Milliseconds after which the line clears by itself; without it, it stays until the next one. */
  readonly clearsAfter?: number;
  /** Also asks for an acknowledgement in an alert dialog (on a solve: before the return to the hub). */
  readonly alert?: boolean;
}

export interface SceneProps<A> {
  readonly artifacts: A;
  readonly challenge: PublicChallenge;
  /** Failed attempts counted so far by the server. */
  readonly failures: number;
}

/** @typeParam V the verdicts that have a message */
export interface SceneDefinition<A, V extends string = string> {
  /** The message of each verdict that the server part can give, by its word; null where it says nothing. `correct` is required. */
  readonly messages: Readonly<Record<V, Message | null>> & { readonly correct: Message };
  /** The scene, a component: what the player sees and touches, with the answer form where it belongs. */
  Scene(props: SceneProps<A>): ReactNode;
  /**
   * Whether the scene runs against the clock; the frame then offers more time, at no cost (WCAG 2.2.1). `optional`: it can be played
   * without the clock too, and `useTimeAllowance` may then give a `factor` of Infinity.
   */
  readonly timed?: boolean | 'optional';
  /** False where the scene has nothing to look at unless it is played: the debrief on the projector then goes on to the reveal. */
  readonly inDebrief?: false;
}

/** Default export of `challenge.tsx`. The artifacts' type is that of the `Scene`'s props, shared with the server part through `artifacts.ts`. */
export function defineScene<A, V extends string>(definition: SceneDefinition<A, V>): SceneDefinition<A, V> {
  return definition;
}

export interface PageDefinition<A> {
  /** A sub-page, a component: its own screen, loaded on demand, with the artifacts that the server part gives for its slug. */
  Page(props: SceneProps<A>): ReactNode;
}

/** Default export of a `*.page.tsx`. */
export function definePage<A>(definition: PageDefinition<A>): PageDefinition<A> {
  return definition;
}
