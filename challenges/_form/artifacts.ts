/** Data from the server part to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = {
  /** The lines of the note under the screen. */
  readonly note: readonly string[];
};

/** Data from the server part once the challenge is solved. */
export type MyChallengeReveal = {
  readonly password: string;
  /** Each detail that the photograph gave away, and what would have kept it secret. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
