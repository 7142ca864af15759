/** What can be replied to a request; the answer has one of these words for each turn. */
export const GESTURES = ['tell', 'prove', 'callback'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The turns of the call, each a field of the answer. One more letter makes it one turn longer. */
export const TURNS = ['a', 'b', 'c', 'd'] as const;

export type Turn = {
  /** Which turn it is. */
  readonly id: string;
  /** What the caller asks. */
  readonly asks: string;
  /** What the player would answer. */
  readonly tell: string;
};

/** What the server part sends to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = { readonly caller: string; readonly turns: readonly Turn[] };

/** Said of every wrong answer: a message may name {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** What it sends once the challenge is solved. */
export type MyChallengeReveal = {
  readonly turns: readonly (Turn & { readonly genuine: boolean; readonly why: string })[];
};
