/** What can be answered to a page that asks for something; the answer has one of these words for each. */
export const GESTURES = ['allow', 'block'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The places of the browser's bar, each a field of the answer. One more letter shows one more page. */
export const PLACES = ['a', 'b', 'c', 'd'] as const;

export type Page = {
  /** Its place. */
  readonly id: string;
  /** What the address bar shows: the site in bold, then the rest. */
  readonly host: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** What the browser says that the page wants: « demande à … ». */
  readonly asks: string;
  /** What the player came for. */
  readonly task: string;
};

/** What the server part sends to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = { readonly pages: readonly Page[] };

/** Said of every wrong answer: a message may name {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** What it sends once the challenge is solved. */
export type MyChallengeReveal = {
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
