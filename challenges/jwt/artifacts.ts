export type JwtArtifacts = {
  /** The token as pasted into the bug report: header, payload and signature in Base64url, joined by dots. */
  readonly token: string;
};
