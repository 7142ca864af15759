export type CaesarArtifacts = {
  /** The intercepted message, letters shifted, everything else as it was. */
  readonly message: string;
};

export type CaesarReveal = {
  readonly shift: number;
  readonly password: string;
  /** What the word would have opened. */
  readonly night: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly after: string;
};
