// This file never reaches a browser: answers, and what gives them away, belong here.
import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { GESTURES, type MyChallengeArtifacts, type MyChallengeOutput, type MyChallengeReveal, PLACES } from './artifacts.ts';
import { POSTS } from './posts.server.ts';

export default defineChecker({
  // This participant's queue: at least one post to publish and one to hold, so that no single gesture is right for all. The last hint says
  // how many to hold: `{held}`.
  secrets(variant) {
    const held = variant.integer(1, PLACES.length - 1);
    const drawn = [
      ...variant.shuffle(POSTS.filter(({ right }) => right === 'hold')).slice(0, held),
      ...variant.shuffle(POSTS.filter(({ right }) => right === 'publish')).slice(0, PLACES.length - held),
    ];
    return { held, posts: variant.shuffle(drawn).map((post, place) => ({ ...post, id: PLACES[place] ?? '' })) };
  },

  // Only what the player may see: the scene gets neither `right` nor `why`.
  artifacts: ({ posts }): MyChallengeArtifacts => ({
    posts: posts.map(({ id, author, team, text }) => ({ id, author, team, text })),
  }),

  // Each verdict passed to `incorrect` or `neutral` needs a message in challenge.tsx.
  check(answer: Answer, { posts }) {
    const decided = posts.map(({ id, right }) => ({ right, gesture: GESTURES.find((word) => word === fieldOf(answer, id)) }));
    if (decided.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    const wrong = decided.filter(({ right, gesture }) => gesture !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: posts.length - wrong.length, of: posts.length };
    if (wrong.every(({ right }) => right === 'hold')) return incorrect('too-trusting', output);
    if (wrong.every(({ right }) => right === 'publish')) return incorrect('too-wary', output);
    return incorrect('incorrect', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, always the last,
  // another participant's answer. None of these may solve the challenge.
  choices: ({ posts }) =>
    posts.map(({ id, text, right }) => ({
      field: id,
      genuine: right === 'publish',
      surface: { length: text.length },
      options: GESTURES.map((value) => ({ value, text: value, act: value === right ? 'safe' : 'unsafe' })),
    })),

  // Sent only after the solve: what would give the answer away belongs here, not in reveal.tsx.
  reveal: ({ posts }): MyChallengeReveal => ({
    posts: posts.map(({ right, ...post }) => ({ ...post, genuine: right === 'publish' })),
  }),
});
