import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, type MyChallengeArtifacts, PLACES, type Post } from './artifacts.ts';
import { POSTS } from './posts.server.ts';

const all =
  (decide: (post: Post) => Gesture): Solve<MyChallengeArtifacts> =>
  ({ posts }) =>
    Object.fromEntries(posts.map((post) => [post.id, decide(post)]));

/** Proof that it can be solved. Which post may be published is knowledge: the pool has it. */
export default all(({ text }) => POSTS.find((post) => post.text === text)?.right ?? 'hold');

/** Who never reads: neither may solve it, for any participant. */
export const lazy: Lazy<Solve<MyChallengeArtifacts>> = { refuse: all(() => 'hold'), accept: all(() => 'publish') };

/** A plausible answer that must count as a failed attempt: everything goes out. */
export const wrong = Object.fromEntries(PLACES.map((id) => [id, 'publish']));
