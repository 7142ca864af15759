import type { Post } from './artifacts.ts';

/** The feed keeps its latest posts (specification, section 9). */
export const FEED_SIZE = 6;

/** The feed with a new post on top, newest first. */
export function withPost(posts: readonly Post[], post: Post): readonly Post[] {
  return [post, ...posts].slice(0, FEED_SIZE);
}
