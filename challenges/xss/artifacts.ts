/** A message of the feed. `content` is what its author sent, untouched. */
export interface Post {
  readonly id: string;
  readonly author: string;
  readonly initials: string;
  /** Hours and minutes, e.g. 08:31. */
  readonly time: string;
  readonly content: string;
  /** The message made every reader's browser run a script. */
  readonly isMalicious: boolean;
}

export interface XssArtifacts extends Readonly<Record<string, unknown>> {
  /** What the feed holds when the page opens, newest first. */
  readonly posts: readonly Post[];
}
