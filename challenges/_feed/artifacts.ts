/** The decisions about a post. The answer has one of these words for each post. */
export const GESTURES = ['publish', 'hold'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The positions in the queue; each is a field of the answer. One more letter here shows one more post. */
export const PLACES = ['a', 'b', 'c', 'd'] as const;

export type Post = {
  /** Its position, from `PLACES`. */
  readonly id: string;
  readonly author: string;
  readonly team: string;
  readonly text: string;
};

/** Data from the server part to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = { readonly posts: readonly Post[] };

/** Returned for every wrong answer: how many decisions are right, of how many. Messages may use {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** Data from the server part once the challenge is solved. */
export type MyChallengeReveal = {
  readonly posts: readonly (Post & { readonly genuine: boolean; readonly why: string })[];
};
