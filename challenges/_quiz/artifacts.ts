export type Option = {
  /** Differs between participants, so that a neighbour's choice is of no use. */
  readonly id: string;
  readonly text: string;
};

export type Question = { readonly text: string; readonly options: readonly Option[] };

/** Data from the server part to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = {
  /** The questions, in the order in which they are asked. */
  readonly questions: readonly Question[];
  /** Number of right answers that are needed. */
  readonly pass: number;
};

/** Sent in place of an option's id for a question whose time ran out. */
export const NO_CHOICE = '';

/** Returned for every failed quiz: how many answers are right, of how many. Messages may use {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** Data from the server part once the challenge is solved. */
export type MyChallengeReveal = {
  readonly explained: readonly { readonly text: string; readonly right: string; readonly why: string }[];
};
