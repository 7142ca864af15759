import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, sameText } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { BadgeArtifacts, BadgeReveal } from './artifacts.ts';
import { MOMENTS } from './moments.server.ts';

/** How many passages the badge tells. */
const PASSAGES = 5;

export default defineChecker({
  secrets(variant) {
    const drawn = variant.shuffle(MOMENTS).slice(0, PASSAGES);
    const moments = MOMENTS.filter((moment) => drawn.includes(moment));
    // Never at either end: somebody who claims all of them, or none, is wrong.
    const own = variant.integer(2, PASSAGES - 1);
    return {
      badge: `BQ-${variant.integer(10_000, 99_999)}`,
      others: [String(variant.integer(1000, 9999)), String(variant.integer(100, 399))],
      passages: moments.map((moment, index) => ({ ...moment, own: index < own })),
      last: moments[own - 1]?.at ?? '',
    };
  },

  artifacts: ({ badge, others: [staff = '', locker = ''], passages }): BadgeArtifacts => ({
    slip: [
      { name: 'Matricule', value: staff },
      { name: 'Badge', value: badge },
      { name: 'Casier', value: locker },
    ],
    passages: passages.map(({ at, door }) => ({ at, door })),
    diary: passages.map(({ noted, own, there, elsewhere }) => ({ at: noted, text: frenchSpaces(own ? there : elsewhere) })),
  }),

  /** Which badge, then since when: too early has the player's own passages looked into, too late leaves a stranger's aside. */
  check(answer: Answer, { badge, passages, last }) {
    const number = bare(String(fieldOf(answer, 'badge') ?? ''));
    const hour = hourIn(String(fieldOf(answer, 'last') ?? ''));
    if (number === '' || hour === undefined) return neutral('incomplete');
    if (!sameText(number, bare(badge))) return incorrect('wrong-badge');
    const told = passages.findIndex(({ at }) => hourIn(at) === hour);
    if (told < 0) return incorrect('no-passage');
    if (hour === hourIn(last)) return correct();
    return passages[told]?.own ? incorrect('too-wary') : incorrect('too-trusting');
  },

  /** The hour that is told; the number of the badge is copied from the slip. */
  choices: ({ passages, last }) => [
    {
      field: 'last',
      options: passages.map(({ at, door }) => ({ value: at, text: `${at}, ${door}`, act: at === last ? 'safe' : 'unsafe' })),
    },
  ],

  answerOf: ({ last = '' }, { badge }) => ({ badge, last }),

  reveal: ({ badge, passages }): BadgeReveal => ({
    badge,
    passages: passages.map(({ at, door, noted, own, there, elsewhere }) => ({
      shown: `${at}, ${door}`,
      truth: frenchSpaces(`À ${noted}, votre agenda : « ${own ? there : elsewhere} ».`),
      genuine: own,
    })),
  }),
});

/** What tells one badge from another: people copy it with or without its letters, its hyphen and spaces. */
function bare(badge: string): string {
  return badge
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^BQ/, '');
}

/** Minutes since midnight, of `14 h 12`, `14h12`, `14:12` or `15 h`. */
function hourIn(text: string): number | undefined {
  const [, hours, minutes = '0'] = /^\s*(\d{1,2})\s*[h:]\s*(\d{2})?\s*$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
