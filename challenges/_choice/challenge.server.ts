import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type MyChallengeArtifacts, type MyChallengeOutput, type MyChallengeReveal, OPTIONS } from './artifacts.ts';
import { MAX_MOMENTS, POOL } from './moments.server.ts';

export default defineChecker({
  // Another day for each player: two or three of its moments are risky.
  secrets(variant) {
    const day = variant.shuffle(POOL).slice(0, MAX_MOMENTS);
    const risky = day.slice(0, variant.integer(2, 3));
    const moments = POOL.filter((moment) => day.includes(moment)).map((moment) => {
      const { genuine, risky: alternatives, ...shown } = moment;
      return { ...shown, ...variant.pick(risky.includes(moment) ? alternatives : genuine) };
    });
    const adapted = moments.filter(({ right }) => right !== 'accept');
    // The last hint says when.
    return { moments, risky: adapted.map(({ at, options, right }) => `${at} (« ${options[right]} »)`).join(', ') };
  },

  artifacts: ({ moments }): MyChallengeArtifacts => ({
    moments: moments.map(({ right: _, why: __, situation, ...shown }) => ({ ...shown, situation: frenchSpaces(situation) })),
  }),

  // All decisions must be right. Otherwise the verdict says in which direction to look again.
  check(answer: Answer, { moments }) {
    const decided = moments.map(({ id, right }) => ({ right, option: OPTIONS.find((word) => word === fieldOf(answer, id)) }));
    if (decided.some(({ option }) => option === undefined)) return neutral('incomplete');
    const wrong = decided.filter(({ option, right }) => option !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: decided.length - wrong.length, of: decided.length };
    if (wrong.every(({ option }) => option === 'accept')) return incorrect('too-trusting', output);
    return wrong.every(({ right }) => right === 'accept') ? incorrect('too-wary', output) : incorrect('incorrect', output);
  },

  // Each decision with its acts: conformance plays those who take the first option, the last, the neighbour's, and what was right elsewhere.
  choices: ({ moments }) =>
    moments.map(({ id, at, situation, options, right }) => ({
      field: id,
      genuine: right === 'accept',
      surface: { hour: at, length: situation.length },
      options: OPTIONS.map((value) => ({ value, text: options[value], act: value === right ? 'safe' : 'unsafe' })),
    })),

  reveal: ({ moments }): MyChallengeReveal => ({
    moments: moments.map(({ id, at, place, situation, options, right, why }) => ({
      id,
      when: `${at}, ${place}`,
      situation,
      decision: options[right],
      why,
      genuine: right === 'accept',
    })),
  }),
});
