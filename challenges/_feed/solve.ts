import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, type MyChallengeArtifacts, PLACES, type Post } from './artifacts.ts';
import { POSTS } from './posts.server.ts';

const all =
  (decide: (post: Post) => Gesture): Solve<MyChallengeArtifacts> =>
  ({ posts }) =>
    Object.fromEntries(posts.map((post) => [post.id, decide(post)]));

/** Proof that the challenge can be solved. Which post may be published is general knowledge, so the answers come from `POSTS`. */
export default all(({ text }) => POSTS.find((post) => post.text === text)?.right ?? 'hold');

/** Players who do not read: neither may solve the challenge, whatever posts are drawn. */
export const lazy: Lazy<Solve<MyChallengeArtifacts>> = { refuse: all(() => 'hold'), accept: all(() => 'publish') };

/** A plausible answer that must count as a failed attempt: publishes everything. */
export const wrong = Object.fromEntries(PLACES.map((id) => [id, 'publish']));
