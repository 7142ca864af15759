// This file never reaches a browser: answers, and what leads to them, belong here.
import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { GESTURES, type MyChallengeArtifacts, type MyChallengeOutput, type MyChallengeReveal, PLACES } from './artifacts.ts';
import { PAGES } from './pages.server.ts';

export default defineChecker({
  // This participant's pages: one at least of each kind, so that neither always allowing nor always blocking is right.
  // The last hint names `{blocked}`.
  secrets(variant) {
    const blocked = variant.integer(1, PLACES.length - 1);
    const drawn = [
      ...variant.shuffle(PAGES.filter(({ right }) => right === 'block')).slice(0, blocked),
      ...variant.shuffle(PAGES.filter(({ right }) => right === 'allow')).slice(0, PLACES.length - blocked),
    ];
    return { blocked, pages: variant.shuffle(drawn).map((page, place) => ({ ...page, id: PLACES[place] ?? '' })) };
  },

  // What the scene may show: neither `right` nor `why`.
  artifacts: ({ pages }): MyChallengeArtifacts => ({ pages: pages.map(({ right: _, why: __, ...shown }) => shown) }),

  // Each word given to `incorrect` or `neutral` has its message in challenge.tsx.
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

  // Each decision with its acts: conformance plays those who take the first option, the last, the neighbour's, and what was right elsewhere.
  choices: ({ pages }) =>
    pages.map(({ id, right }) => ({
      field: id,
      genuine: right === 'allow',
      options: GESTURES.map((value) => ({ value, text: value, act: value === right ? 'safe' : 'unsafe' })),
    })),

  // Sent after the solve only: what would have given the answer away belongs here, not in reveal.tsx.
  reveal: ({ pages }): MyChallengeReveal => ({
    unmasked: pages.map(({ host, asks, right, why }) => ({
      shown: `${host} ${asks}`,
      truth: why,
      genuine: right === 'allow',
    })),
  }),
});
