export type CaesarArtifacts = {
  /** The intercepted message: its letters are shifted, all other characters unchanged. */
  readonly message: string;
};

export type CaesarReveal = {
  readonly shift: number;
  readonly password: string;
  /** Events of the night that the password would have made possible. */
  readonly night: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly after: string;
};
