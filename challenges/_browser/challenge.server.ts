// This file never reaches a browser: answers, and what gives them away, belong here.
import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { GESTURES, type MyChallengeArtifacts, type MyChallengeOutput, type MyChallengeReveal, PLACES } from './artifacts.ts';
import { PAGES } from './pages.server.ts';

export default defineChecker({
  // This participant's pages: at least one to allow and one to block, so that no single gesture is right for all. The last hint says how
  // many to block: `{blocked}`.
  secrets(variant) {
    const blocked = variant.integer(1, PLACES.length - 1);
    const drawn = [
      ...variant.shuffle(PAGES.filter(({ right }) => right === 'block')).slice(0, blocked),
      ...variant.shuffle(PAGES.filter(({ right }) => right === 'allow')).slice(0, PLACES.length - blocked),
    ];
    return { blocked, pages: variant.shuffle(drawn).map((page, place) => ({ ...page, id: PLACES[place] ?? '' })) };
  },

  // Only what the player may see: the scene gets neither `right` nor `why`.
  artifacts: ({ pages }): MyChallengeArtifacts => ({ pages: pages.map(({ right: _, why: __, ...shown }) => shown) }),

  // Each verdict passed to `incorrect` or `neutral` needs a message in challenge.tsx.
  check(answer: Answer, { pages }) {
    const decided = pages.map(({ id, right }) => ({ right, gesture: GESTURES.find((word) => word === fieldOf(answer, id)) }));
    if (decided.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    const wrong = decided.filter(({ right, gesture }) => gesture !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: pages.length - wrong.length, of: pages.length };
    if (wrong.every(({ right }) => right === 'block')) return incorrect('too-trusting', output);
    if (wrong.every(({ right }) => right === 'allow')) return incorrect('too-wary', output);
    return incorrect('incorrect', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, always the last,
  // another participant's answer. None of these may solve the challenge.
  choices: ({ pages }) =>
    pages.map(({ id, right }) => ({
      field: id,
      genuine: right === 'allow',
      options: GESTURES.map((value) => ({ value, text: value, act: value === right ? 'safe' : 'unsafe' })),
    })),

  // Sent only after the solve: what would give the answer away belongs here, not in reveal.tsx.
  reveal: ({ pages }): MyChallengeReveal => ({
    unmasked: pages.map(({ host, asks, right, why }) => ({
      shown: `${host} ${asks}`,
      truth: why,
      genuine: right === 'allow',
    })),
  }),
});
