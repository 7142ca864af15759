export type JwtArtifacts = {
  /** The token as pasted into the bug report: header, payload and signature in Base64url, joined by dots. */
  readonly token: string;
};

export type JwtReveal = {
  /** What the payload says, and to whom it matters. */
  readonly claims: readonly {
    readonly name: string;
    readonly value: string;
    readonly tells: string;
    /** The line that gave the password away. */
    readonly leaks?: boolean;
  }[];
  /** The leaking claim, decoded. */
  readonly trace: { readonly before: string; readonly password: string };
  /** The token with another role: the signature that it would carry, and the one that the server would ask for. */
  readonly forged: { readonly carried: string; readonly expected: string };
};
