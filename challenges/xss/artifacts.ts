/** One message of the feed. */
export interface FeedPost {
  readonly id: string;
  readonly author: string;
  readonly initials: string;
  readonly time: string;
  /** The message as typed: the feed keeps it unchanged, and each preview displays it in its own way. */
  readonly content: string;
  readonly isMalicious: boolean;
}

export type XssArtifacts = {
  /** The messages in the feed at the start, newest first. */
  readonly posts: readonly FeedPost[];
};

export type XssReveal = {
  /** The text that the script shows in a window. */
  readonly said: string;
  /** The groups of people who opened the feed with the script in it: 180 people in all. */
  readonly readers: readonly { readonly where: string; readonly count: number; readonly seen: string }[];
  /** An attack that would have used the same vulnerability, hour by hour. */
  readonly attack: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  /** A message at each stage on its way to a reader, in parts; `mark`: whether the part makes the message an instruction, or harmless. */
  readonly stages: readonly {
    readonly name: string;
    readonly safe: boolean;
    readonly pieces: readonly { readonly text: string; readonly mark: boolean }[];
  }[];
  /** Other messages, and how a browser treats them. */
  readonly others: readonly { readonly typed: string; readonly truth: string }[];
  readonly after: string;
};
