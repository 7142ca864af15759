/** One message of the feed. */
export interface FeedPost {
  readonly id: string;
  readonly author: string;
  readonly initials: string;
  readonly time: string;
  /** As it was typed: the feed keeps it so, and each preview makes something else of it. */
  readonly content: string;
  readonly isMalicious: boolean;
}

export type XssArtifacts = {
  /** What was in the feed already, newest first. */
  readonly posts: readonly FeedPost[];
};

export type XssReveal = {
  /** What the script makes the window say. */
  readonly said: string;
  /** Who opened the feed with it: 180 people in all. */
  readonly readers: readonly { readonly where: string; readonly count: number; readonly seen: string }[];
  /** What somebody else would have done with the same door, hour by hour. */
  readonly attack: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  /** One message at each stage of its way to a reader, in pieces; `mark`: what makes it a command, or disarms it. */
  readonly stages: readonly {
    readonly name: string;
    readonly safe: boolean;
    readonly pieces: readonly { readonly text: string; readonly mark: boolean }[];
  }[];
  /** Other messages, and what a browser does with them. */
  readonly others: readonly { readonly typed: string; readonly truth: string }[];
  readonly after: string;
};
