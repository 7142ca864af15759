/** What the scene starts with: the server to explore, and names that web teams commonly give. */
export type DirectoryArtifacts = {
  readonly host: string;
  /** Nine names, shown after a while. */
  readonly words: readonly string[];
};

/** What the server answers to one guess. */
export type GuessResult = {
  /** The name as it was tried: trimmed, lower case, without slashes. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
  /** What is on maintenance.html; only where it was found. */
  readonly page: { readonly flag: string } | null;
};

export type DirectoryReveal = {
  /** The site's root as the server had it. */
  readonly tree: readonly {
    readonly name: string;
    readonly status: number;
    readonly note: string;
    readonly content?: readonly { readonly name: string; readonly note: string }[];
  }[];
  /** What the automaton would have asked that night. */
  readonly requests: readonly { readonly time: string; readonly path: string; readonly status: number }[];
};
