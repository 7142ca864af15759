/** What can be done with a post; the answer has one of these words for each. */
export const GESTURES = ['publish', 'hold'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The places of the queue, each a field of the answer. One more letter shows one more post. */
export const PLACES = ['a', 'b', 'c', 'd'] as const;

export type Post = {
  /** Its place. */
  readonly id: string;
  readonly author: string;
  readonly team: string;
  readonly text: string;
};

/** What the server part sends to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = { readonly posts: readonly Post[] };

/** Said of every wrong answer: a message may name {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** What it sends once the challenge is solved. */
export type MyChallengeReveal = {
  readonly posts: readonly (Post & { readonly genuine: boolean; readonly why: string })[];
};
