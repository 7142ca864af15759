/** The replies to a page that asks for something. The answer has one of these words for each page. */
export const GESTURES = ['allow', 'block'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The positions of the pages in the browser's bar; each is a field of the answer. One more letter here shows one more page. */
export const PLACES = ['a', 'b', 'c', 'd'] as const;

export type Page = {
  /** Its position, from `PLACES`. */
  readonly id: string;
  /** The address in the address bar: the host in bold, then the path. */
  readonly host: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The browser's words for the page's request: « demande à … ». */
  readonly asks: string;
  /** The task for which the player opened the page. */
  readonly task: string;
};

/** Data from the server part to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = { readonly pages: readonly Page[] };

/** Returned for every wrong answer: how many decisions are right, of how many. Messages may use {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** Data from the server part once the challenge is solved. */
export type MyChallengeReveal = {
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
