/** The server to explore, and common names of folders. */
export type DirectoryArtifacts = {
  readonly host: string;
  /** Nine names, which the scene shows after a delay. */
  readonly words: readonly string[];
};

/** The server's reply to one guess. */
export type GuessResult = {
  /** The name as the server looks it up: trimmed, lower case, without slashes. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
  /** The content of maintenance.html, if the guess found it; otherwise null. */
  readonly page: { readonly flag: string } | null;
};

export type DirectoryReveal = {
  /** The files and folders in the site's root. */
  readonly tree: readonly {
    readonly name: string;
    readonly status: number;
    readonly note: string;
    readonly content?: readonly { readonly name: string; readonly note: string }[];
  }[];
  /** Requests that the automated scanner would have made a few hours later. */
  readonly requests: readonly { readonly time: string; readonly path: string; readonly status: number }[];
};
