import {
  type Answer,
  type Choice,
  type ChoiceOption,
  correct,
  defineChecker,
  fieldOf,
  incorrect,
  neutral,
  type Variant,
} from '#engine/authoring/server';
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
  readonly version: Version;
  readonly genuine: boolean;
  readonly sentences: readonly Sentence[];
}

interface SentenceText {
  readonly text: string;
  readonly act: ChoiceOption['act'];
  /** In which direction it errs, where it does. */
  readonly errs: 'trusting' | 'wary';
}

interface Sentence extends SentenceText {
  readonly id: string;
}

const rightOf = ({ meeting, genuine }: Drawn) => (genuine ? meeting.welcome : meeting.help);
const saidAt = ({ sentences }: Drawn, id: unknown) => sentences.find((sentence) => sentence.id === id);

/** Three persons and two things; among the persons somebody is expected, and somebody is not. */
function draw(variant: Variant): readonly Drawn[] {
  const pool = variant.shuffle(variant.pool(PERSONS, PRACTICE_PERSONS));
  // One of them could be turned away, another let through unseen, so that always doing either is always wrong.
  const closing = pool.find(({ never }) => never.kind === 'wary');
  const opening = pool.find(({ never }) => never.kind === 'trusting');
  const persons = [closing, opening, pool.find((meeting) => meeting !== closing && meeting !== opening)];
  const things = variant.shuffle(variant.pool(THINGS_MET, PRACTICE_THINGS)).slice(0, 2);
  const expected = variant.shuffle([true, false, variant.pick([true, false])]);
  const met = variant.shuffle([
    ...persons.flatMap((meeting, index) => (meeting ? [faceOf(variant, meeting, expected[index] ?? false)] : [])),
    ...things.map((meeting) => faceOf(variant, meeting, variant.pick([true, false]))),
  ]);
  const placed = placeSentences(variant, met);
  return HOURS.flatMap((hour, index) => {
    const encounter = met[index];
    return encounter ? [{ ...hour, ...encounter, id: `rencontre${index + 1}`, sentences: placed[index] ?? [] }] : [];
  });
}

/** No place is right more than twice, and each holds an unsafe sentence somewhere: the same letter five times is always wrong. */
function placeSentences(variant: Variant, met: readonly Pick<Drawn, 'meeting' | 'genuine'>[]): readonly (readonly Sentence[])[] {
  const places = variant.shuffle([0, 0, 1, 1, 2, 2]);
  const placed = met.map((encounter, index) => {
    const [right, ...others] = sentencesOf(encounter);
    const texts = variant.shuffle(others).toSpliced(places[index] ?? 0, 0, right);
    return texts.map((sentence, place) => ({ id: 'abc'.charAt(place), ...sentence }));
  });
  const unsafe = new Set(placed.flatMap((sentences) => sentences.flatMap(({ id, act }) => (act === 'unsafe' ? [id] : []))));
  return unsafe.size === 3 ? placed : placeSentences(variant, met);
}

/** As it is met this morning: what is never as it should be is not, whatever was wished. */
function faceOf(variant: Variant, meeting: Meeting, wished: boolean) {
  const genuine = wished ? meeting.genuine : undefined;
  return { meeting, version: genuine ?? variant.pick(meeting.others), genuine: genuine !== undefined };
}

/** The right one first. A check is never unsafe: where all is in order, it was not needed. */
function sentencesOf({
  meeting: { welcome, help, never },
  genuine,
}: Pick<Drawn, 'meeting' | 'genuine'>): readonly [SentenceText, SentenceText, SentenceText] {
  const opens: SentenceText = { text: welcome, act: genuine ? 'safe' : 'unsafe', errs: 'trusting' };
  const checks: SentenceText = { text: help, act: genuine ? 'tolerated' : 'safe', errs: 'wary' };
  const unseen: SentenceText = { text: never.text, act: 'unsafe', errs: never.kind };
  return genuine ? [opens, checks, unseen] : [checks, opens, unseen];
}

/** By the hour, then as they were written. */
function registerOf(drawn: readonly Drawn[]): readonly Visit[] {
  const visits = drawn.flatMap((encounter) => {
    const { visit } = encounter.version;
    return visit ? [{ at: encounter.booked, ...visit }] : [];
  });
  return [...visits, ...LATER.slice(0, Math.max(1, 3 - visits.length))];
}

export default defineChecker({
  secrets(variant) {
    const drawn = draw(variant);
    const lines = drawn.flatMap(({ version }) => version.line ?? []);
    return { drawn, message: [GREETING, ...variant.shuffle([...lines, variant.pick(ASIDES)])] };
  },

  artifacts: ({ drawn, message }): HallArtifacts => ({
    encounters: drawn.map((encounter): Encounter => {
      const { id, at, meeting, version, sentences } = encounter;
      const { near, mark = 'plain' } = version;
      const said = sentences.map((sentence) => ({ id: sentence.id, text: sentence.text }));
      return { id, at, figure: meeting.figure, mark, opening: meeting.opening, near, sentences: said };
    }),
    register: registerOf(drawn),
    message,
  }),

  /**
   * Every encounter needs a sentence. Doors opened without reason and doors closed without help are told apart. To have checked what was
   * announced costs nothing, is not yet the answer, and is not counted as right.
   */
  check(answer: Answer, { drawn }) {
    const said = drawn.flatMap((encounter) => saidAt(encounter, fieldOf(answer, encounter.id)) ?? []);
    if (said.length < drawn.length) return neutral('incomplete');
    const wrong = said.filter(({ act }) => act === 'unsafe');
    const output: HallOutput = { right: said.filter(({ act }) => act === 'safe').length, of: said.length };
    if (wrong.length === 0) return output.right === output.of ? correct() : neutral('already-announced', output);
    const trusting = wrong.filter(({ errs }) => errs === 'trusting');
    if (trusting.length === wrong.length) return incorrect('too-trusting', output);
    return trusting.length === 0 ? incorrect('too-wary', output) : incorrect('incorrect', output);
  },

  choices: ({ drawn }): readonly Choice[] =>
    drawn.map(({ id, meeting: { figure, opening }, version: { near, mark = 'plain' }, genuine, sentences }) => ({
      field: id,
      options: sentences.map(({ id: value, text, act }): ChoiceOption => ({ value, text, act })),
      genuine,
      surface: { figure, mark, drawing: `${figure} ${mark}`, length: opening.length + near.length },
    })),

  reveal: ({ drawn }): HallReveal => ({
    encounters: drawn.map((encounter) => {
      const { place, because, near, visit, line } = encounter.version;
      const clue = { near, register: visit?.who ?? '', message: line ?? '' }[place];
      return { id: encounter.id, sentence: rightOf(encounter), genuine: encounter.genuine, place, clue, because };
    }),
    afterwards:
      'À 9 h 30, Karim reprend son comptoir et lit le registre : « Un jour, j’ai tenu la porte à un monsieur chargé de cartons. Ils étaient vides : c’était un test de Fatou. » Depuis, les phrases utiles sont collées derrière l’écran de l’accueil.',
  }),
});
