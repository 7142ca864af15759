/** Data in the workshop's page, visible or not. */
export type SourceCodeArtifacts = {
  readonly username: string;
  /** The page's HTML comments, in the order of its source; the last one has the password. */
  readonly comments: readonly string[];
};

export type SourceCodeReveal = {
  readonly password: string;
  /** Beliefs about the page, and the truth about each. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
