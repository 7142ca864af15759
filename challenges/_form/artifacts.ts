/** What the server part sends to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = {
  /** The lines of the note under the screen. */
  readonly note: readonly string[];
};

/** What the server part sends once the challenge is solved. */
export type MyChallengeReveal = {
  readonly password: string;
  /** Details of the photograph: what each gave away, or why it is harmless. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
