// This file never reaches a browser: answers, and what gives them away, belong here.
import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { GESTURES, type MyChallengeArtifacts, type MyChallengeOutput, type MyChallengeReveal, TURNS } from './artifacts.ts';
import { REQUESTS } from './requests.server.ts';

const CALLERS = ['Loïc, des transports Rivage', 'Sonia, de Routes du Ponant', 'Bruno, chez Fret Océane'] as const;

export default defineChecker({
  // This participant's call: at least one request to grant and one to call back for, so that no single gesture is right for all. The last
  // hint says how many to call back for: `{verified}`.
  secrets(variant) {
    const verified = variant.integer(1, TURNS.length - 1);
    const drawn = [
      ...variant.shuffle(REQUESTS.filter(({ right }) => right === 'callback')).slice(0, verified),
      ...variant.shuffle(REQUESTS.filter(({ right }) => right === 'tell')).slice(0, TURNS.length - verified),
    ];
    const turns = variant.shuffle(drawn).map((request, place) => ({ ...request, id: TURNS[place] ?? '' }));
    return { verified, caller: variant.pick(CALLERS), turns };
  },

  // Only what the player may see: the scene gets neither `right` nor `why`.
  artifacts: ({ caller, turns }): MyChallengeArtifacts => ({
    caller,
    turns: turns.map(({ id, asks, tell }) => ({ id, asks, tell })),
  }),

  // Each verdict passed to `incorrect` or `neutral` needs a message in challenge.tsx.
  check(answer: Answer, { turns }) {
    const replied = turns.map(({ id, right }) => ({ right, gesture: GESTURES.find((word) => word === fieldOf(answer, id)) }));
    if (replied.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    const wrong = replied.filter(({ right, gesture }) => gesture !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: turns.length - wrong.length, of: turns.length };
    if (wrong.every(({ right }) => right === 'callback')) return incorrect('too-trusting', output);
    if (wrong.every(({ right }) => right === 'tell')) return incorrect('too-wary', output);
    return incorrect('incorrect', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, always the last,
  // another participant's answer. None of these may solve the challenge.
  choices: ({ turns }) =>
    turns.map(({ id, asks, right }) => ({
      field: id,
      genuine: right === 'tell',
      surface: { length: asks.length },
      options: GESTURES.map((value) => ({ value, text: value, act: value === right ? 'safe' : 'unsafe' })),
    })),

  // Sent only after the solve: what would give the answer away belongs here, not in reveal.tsx.
  reveal: ({ turns }): MyChallengeReveal => ({
    turns: turns.map(({ id, asks, tell, right, why }) => ({ id, asks, tell, genuine: right === 'tell', why })),
  }),
});
