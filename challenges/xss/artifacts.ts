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
