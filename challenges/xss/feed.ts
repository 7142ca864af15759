/** Pure functions on the feed, whose messages are newest first. */
import type { FeedPost } from './artifacts.ts';

/** Number of messages that the feed keeps (specification, section 2). */
export const LATEST = 6;

/** The feed with a message of the player on top. `number` counts the player's messages from 1. */
export function published(feed: readonly FeedPost[], content: string, isMalicious: boolean, number: number): readonly FeedPost[] {
  const post: FeedPost = { id: `vous-${number}`, author: 'Vous', initials: 'VO', time: 'à l’instant', content, isMalicious };
  return [post, ...feed].slice(0, LATEST);
}
