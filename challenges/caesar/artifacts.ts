export type CaesarArtifacts = {
  /** The intercepted message, letters shifted, everything else as it was. */
  readonly message: string;
};
