/** The replies to a request. The answer has one of these words for each turn. */
export const GESTURES = ['tell', 'prove', 'callback'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The turns of the call; each is a field of the answer. One more letter here makes the call one turn longer. */
export const TURNS = ['a', 'b', 'c', 'd'] as const;

export type Turn = {
  /** Its position, from `TURNS`. */
  readonly id: string;
  /** The caller's request. */
  readonly asks: string;
  /** The player's words that grant the request. */
  readonly tell: string;
};

/** Data from the server part to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = { readonly caller: string; readonly turns: readonly Turn[] };

/** Returned for every wrong answer: how many replies are right, of how many. Messages may use {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** Data from the server part once the challenge is solved. */
export type MyChallengeReveal = {
  readonly turns: readonly (Turn & { readonly genuine: boolean; readonly why: string })[];
};
