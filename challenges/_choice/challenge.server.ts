import { defineChecker, type SequenceItem, sequence } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type Moment, type MyChallengeArtifacts, type MyChallengeReveal, OPTIONS } from './artifacts.ts';
import { type Face, MAX_MOMENTS, POOL } from './moments.server.ts';

/** Kinds of mistake that an unsafe decision makes; each has its message in challenge.tsx. */
type Mistake = 'too-trusting' | 'too-wary';

type DrawnMoment = Moment & Pick<Face, 'right' | 'why' | 'otherwise'>;

export default defineChecker({
  // A different day for each player, with two or three risky moments.
  secrets(variant) {
    const day = variant.shuffle(POOL).slice(0, MAX_MOMENTS);
    const risky = day.slice(0, variant.integer(2, 3));
    const moments = POOL.filter((moment) => day.includes(moment)).map((moment): DrawnMoment => {
      const { genuine, risky: alternatives, ...shown } = moment;
      return { ...shown, ...variant.pick(risky.includes(moment) ? alternatives : genuine) };
    });
    const adapted = moments.filter(({ right }) => right !== 'accept');
    // The last hint uses `{risky}`: when the risky moments are, and what is right at each.
    return { moments, risky: adapted.map(({ at, options, right }) => `${at} (« ${options[right]} »)`).join(', ') };
  },

  artifacts: ({ moments }): MyChallengeArtifacts => ({
    moments: moments.map(({ right: _, why: __, otherwise: ___, situation, ...shown }) => ({
      ...shown,
      situation: frenchSpaces(situation),
    })),
  }),

  // `sequence` judges each decision by itself, and replies at once. On the same items, the conformance tests play strategies that read
  // nothing.
  ...sequence(({ moments }: { readonly moments: readonly DrawnMoment[] }) => moments.map(itemOf)),

  reveal: ({ moments }): MyChallengeReveal => ({
    moments: moments.map(({ id, at, place, situation, right, why }) => ({
      id,
      when: `${at}, ${place}`,
      situation,
      right,
      why,
      genuine: right === 'accept',
    })),
  }),
});

/** One moment with its decisions. The consequence of the right decision is the reason why it is right. */
function itemOf({ id, at, situation, options, right, why, otherwise }: DrawnMoment): SequenceItem<Mistake> {
  return {
    id,
    genuine: right === 'accept',
    surface: { hour: at, length: situation.length },
    gestures: OPTIONS.map((value) => {
      // `takenFor`: what somebody with this decision takes the moment for (docs/measure.md).
      const decision = { value, text: options[value], takenFor: value === 'accept' ? 'genuine' : 'hostile' } as const;
      if (value === right) return { ...decision, act: 'safe', says: why };
      const mistake = OPTIONS.indexOf(value) < OPTIONS.indexOf(right) ? 'too-trusting' : 'too-wary';
      return { ...decision, act: 'unsafe', mistake, says: otherwise[value] ?? '' };
    }),
  };
}
