export type SqlArtifacts = {
  /** The account whose name is locked in the form. */
  readonly username: string;
  /** What changed in the tool over the years, oldest first: why it behaves as it does. */
  readonly changes: readonly { readonly year: number; readonly text: string }[];
};

/** What the server tells about a login that failed. */
export type SqlOutput = {
  /** `executed`: the database said no; `refused`: the tool's blacklist stopped the query before the database. */
  readonly reply: 'executed' | 'refused';
};
