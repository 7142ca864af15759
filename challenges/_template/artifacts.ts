/** What the server part sends to the scene. Both import this type, so that they cannot disagree. */
export type MyChallengeArtifacts = {
  /** The lines of the note under the screen. */
  readonly note: readonly string[];
};
