export type Option = {
  /** Another one for each participant: what a neighbour clicked says nothing. */
  readonly id: string;
  readonly text: string;
};

export type Question = { readonly text: string; readonly options: readonly Option[] };

/** What the server part sends to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = {
  /** In the order in which they are asked. */
  readonly questions: readonly Question[];
  /** Right answers that pass. */
  readonly pass: number;
};

/** Sent for a question whose time ran out. */
export const NO_CHOICE = '';

/** Said of a quiz that did not pass: a message may name {right} and {of}. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** What it sends once the challenge is solved. */
export type MyChallengeReveal = {
  readonly explained: readonly { readonly text: string; readonly right: string; readonly why: string }[];
};
