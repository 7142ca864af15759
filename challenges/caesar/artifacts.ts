export type CaesarArtifacts = {
  /** The intercepted message, letters shifted, everything else as it was. */
  readonly message: string;
};

/** What the server tells of a wrong answer. */
export type CaesarOutput = {
  /** It ends with the password, and says more than it: the message is deciphered. */
  readonly deciphered: boolean;
};

export type CaesarReveal = {
  readonly shift: number;
  readonly password: string;
  /** What the word would have opened. */
  readonly night: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly after: string;
};
