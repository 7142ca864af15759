import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, type Variant } from '#engine/authoring/server';
import type { Encounter, HallArtifacts, HallOutput, HallReveal, Visit } from './artifacts.ts';
import { ASIDES, LATER, type Meeting, type Version } from './encounters.server.ts';
import { PERSONS } from './persons.server.ts';
import { PRACTICE_PERSONS, PRACTICE_THINGS } from './practice.server.ts';
import { THINGS_MET } from './things-met.server.ts';

/** When one meets each of the five, and under which hour the register has it. */
const HOURS = [
  { at: '8 h 32', booked: '8 h 30' },
  { at: '8 h 41', booked: '8 h 45' },
  { at: '8 h 49', booked: '8 h 45' },
  { at: '8 h 56', booked: '9 h' },
  { at: '9 h 08', booked: '9 h' },
] as const;

const GREETING = 'Merci de tenir l’accueil ! Je décharge au quai 3 jusqu’à 9 h 30.';

interface Drawn {
  readonly id: string;
  readonly at: string;
  readonly booked: string;
  readonly meeting: Meeting;
  readonly genuine: boolean;
  readonly sentences: readonly { readonly id: string; readonly text: string }[];
}

const versionOf = ({ meeting, genuine }: Drawn): Version => (genuine ? meeting.genuine : meeting.other);
const rightOf = ({ meeting, genuine }: Drawn) => (genuine ? meeting.welcome : meeting.help);
const textOf = ({ sentences }: Drawn, id: unknown) => sentences.find((sentence) => sentence.id === id)?.text;

/** Three persons and two things; among the persons somebody is expected, and somebody is not. */
function draw(variant: Variant): readonly Drawn[] {
  const persons = variant.shuffle(variant.pool(PERSONS, PRACTICE_PERSONS)).slice(0, 3);
  const things = variant.shuffle(variant.pool(THINGS_MET, PRACTICE_THINGS)).slice(0, 2);
  const expected = variant.shuffle([true, false, variant.pick([true, false])]);
  const known = variant.shuffle([false, variant.pick([true, false])]);
  const met = variant.shuffle([
    ...persons.map((meeting, index) => ({ meeting, genuine: expected[index] ?? false })),
    ...things.map((meeting, index) => ({ meeting, genuine: known[index] ?? false })),
  ]);
  // No place is right more than twice, so that the same letter five times is always wrong.
  const places = variant.shuffle([0, 0, 1, 1, 2, 2]);
  return HOURS.flatMap((hour, index) => {
    const encounter = met[index];
    if (!encounter) return [];
    const { welcome, help, never } = encounter.meeting;
    const [right, other] = encounter.genuine ? [welcome, help] : [help, welcome];
    const texts = variant.shuffle([other, never.text]).toSpliced(places[index] ?? 0, 0, right);
    const sentences = texts.map((text, place) => ({ id: 'abc'.charAt(place), text }));
    return [{ ...hour, ...encounter, id: `rencontre${index + 1}`, sentences }];
  });
}

/** By the hour, then as they were written. */
function registerOf(drawn: readonly Drawn[]): readonly Visit[] {
  const visits = drawn.flatMap((encounter) => {
    const { visit } = versionOf(encounter);
    return visit ? [{ at: encounter.booked, ...visit }] : [];
  });
  return [...visits, ...LATER.slice(0, Math.max(1, 3 - visits.length))];
}

export default defineChecker({
  secrets(variant) {
    const drawn = draw(variant);
    const lines = drawn.flatMap((encounter) => versionOf(encounter).line ?? []);
    return { drawn, message: [GREETING, ...variant.shuffle([...lines, variant.pick(ASIDES)])] };
  },

  artifacts: ({ drawn, message }): HallArtifacts => ({
    encounters: drawn.map((encounter): Encounter => {
      const { near, mark = 'plain' } = versionOf(encounter);
      const { id, at, meeting, sentences } = encounter;
      return { id, at, figure: meeting.figure, mark, opening: meeting.opening, near, sentences };
    }),
    register: registerOf(drawn),
    message,
  }),

  /** Every encounter needs a sentence. Doors opened without reason and doors closed to who is expected are told apart. */
  check(answer: Answer, { drawn }) {
    const said = drawn.map((encounter) => ({ encounter, text: textOf(encounter, fieldOf(answer, encounter.id)) }));
    if (said.some(({ text }) => text === undefined)) return neutral('incomplete');
    const wrong = said.filter(({ encounter, text }) => text !== rightOf(encounter));
    if (wrong.length === 0) return correct();
    const output: HallOutput = { right: said.length - wrong.length, of: said.length };
    const trusting = wrong.filter(({ encounter: { meeting }, text }) =>
      text === meeting.never.text ? meeting.never.kind === 'trusting' : text === meeting.welcome,
    );
    if (trusting.length === wrong.length) return incorrect('too-trusting', output);
    return trusting.length === 0 ? incorrect('too-wary', output) : incorrect('incorrect', output);
  },

  reveal: ({ drawn }): HallReveal => ({
    encounters: drawn.map((encounter) => {
      const { place, because, near, visit, line } = versionOf(encounter);
      const clue = { near, register: visit?.who ?? '', message: line ?? '' }[place];
      return { id: encounter.id, sentence: rightOf(encounter), genuine: encounter.genuine, place, clue, because };
    }),
    afterwards:
      'À 9 h 30, Karim reprend son comptoir et lit le registre. Fatou passe, un café à la main : « Un jour, j’ai tenu la porte à un monsieur chargé de cartons. Ils étaient vides : c’était mon propre test d’intrusion. J’avais oublié la date. » Depuis, les phrases utiles sont collées derrière l’écran de l’accueil.',
  }),
});
