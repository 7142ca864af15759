/** What the page of the workshop carries, visible or not. */
export type SourceCodeArtifacts = {
  readonly username: string;
  /** HTML comments of the page, in their order in its source; the last one holds the password. */
  readonly comments: readonly string[];
};

export type SourceCodeReveal = {
  readonly password: string;
  /** What was believed of the page, and what there was to it. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
