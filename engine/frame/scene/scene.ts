/** Types of a challenge's browser part; the frame does the rest. */
import type { ReactNode } from 'react';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';

/**
 * Message of the verdict region. `{points}` is replaced by the points won, in French notation; any other `{name}` by the field of that name
 * in the output.
 */
export interface Message {
  readonly tone: 'success' | 'danger' | 'warning' | 'info';
  readonly text: string;
  /** The text is fixed by the specification: shown with exactly these characters, ordinary spaces included. */
  readonly fixed?: true;
  /** Milliseconds after which the message disappears; by default it stays until the next one. */
  readonly clearsAfter?: number;
  /** A mistake at work that costs nothing here: the victory lists it among the deeds, and does not say « sans essai manqué ». */
  readonly mistake?: true;
  /** The player's act, which the victory always shows beside a better one. Without `deed`, a wrong try is listed by its text. */
  readonly deed?: MessageDeed;
  /**
   * Words for the player's act in the list of deeds. By default, the first sentence of a wrong try's text: the other sentences say how to
   * go on.
   */
  readonly did?: string;
  /** Whether the message is also shown in an alert dialog that must be acknowledged (after a solve: before the return to the hub). */
  readonly alert?: boolean;
}

export interface MessageDeed {
  readonly about: string;
  /** Words for the player's act; `{name}` as in `text`. */
  readonly did: string;
  /** Words for the better act; without it, the player's act is right. */
  readonly better?: string;
  /** `accepted`: the act is accepted, and harmless. `review`: accepted here, but a mistake at work. `mistaken`: the act does harm. */
  readonly outcome: 'accepted' | 'review' | 'mistaken';
}

export interface SceneProps<A> {
  readonly artifacts: A;
  readonly challenge: PublicChallenge;
  /** Failed attempts counted by the server. */
  readonly failures: number;
}

/** @typeParam V the verdicts that have a message */
export interface SceneDefinition<A, V extends string = string> {
  /** The message for each verdict of the server part; null for none. `correct` is required. */
  readonly messages: Readonly<Record<V, Message | null>> & { readonly correct: Message };
  /** Component of the scene: what the player sees and uses, including the answer form. */
  Scene(props: SceneProps<A>): ReactNode;
  /**
   * Whether the scene has a time limit; the frame then offers more time, free of charge (WCAG 2.2.1). `optional`: it also works without the
   * limit, so that `useTimeAllowance` may return a `factor` of Infinity.
   */
  readonly timed?: boolean | 'optional';
  /** False if the scene shows nothing useful unless it is played: the debrief on the projector then skips to the reveal. */
  readonly inDebrief?: false;
}

/**
 * Default export of `challenge.tsx`. The artifacts' type is that of the `Scene`'s props, shared with the server part through
 * `artifacts.ts`.
 */
export function defineScene<A, V extends string>(definition: SceneDefinition<A, V>): SceneDefinition<A, V> {
  return definition;
}

export interface PageDefinition<A> {
  /** Component of a sub-page: a separate screen, loaded on demand, with the artifacts that the server part returns for its slug. */
  Page(props: SceneProps<A>): ReactNode;
}

/** Default export of a `*.page.tsx`. */
export function definePage<A>(definition: PageDefinition<A>): PageDefinition<A> {
  return definition;
}
