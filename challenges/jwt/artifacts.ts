export type JwtArtifacts = {
  /** The token as pasted into the bug report: header, payload and signature in Base64url, separated by dots. */
  readonly token: string;
};

export type JwtReveal = {
  /** The claims of the payload, with an explanation of each. */
  readonly claims: readonly {
    readonly name: string;
    readonly value: string;
    readonly tells: string;
    /** Whether this claim contains the password. */
    readonly leaks?: boolean;
  }[];
  /** The decoded claim that contains the password. */
  readonly trace: { readonly before: string; readonly password: string };
  /** A token whose role was changed: the signature that it carries, and the one that the server expects. */
  readonly forged: { readonly carried: string; readonly expected: string };
};
