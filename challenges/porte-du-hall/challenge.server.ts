import { defineChecker, type SequenceGesture, type SequenceItem, sequence, type Variant } from '#engine/authoring/server';
import { type Encounter, type HallArtifacts, type HallReveal, isThing, type Visit, type Whereabouts } from './artifacts.ts';
import {
  ASIDES,
  FREE,
  IN_TIME,
  LATER,
  type Meeting,
  NEEDLESS_CALL,
  NOT_ENOUGH,
  NOTHING_LOST,
  ONE_BADGE_EACH,
  questionAbout,
  STILL_WAITING,
  type Version,
} from './encounters.server.ts';
import { PERSONS } from './persons.server.ts';
import { PRACTICE_PERSONS, PRACTICE_THINGS } from './practice.server.ts';
import { THINGS_MET } from './things-met.server.ts';

/** Times of the five encounters (`at`), and the times of their visits in the register (`booked`). */
const HOURS = [
  { at: '8 h 32', booked: '8 h 30' },
  { at: '8 h 41', booked: '8 h 45' },
  { at: '8 h 49', booked: '8 h 45' },
  { at: '8 h 56', booked: '9 h' },
  { at: '9 h 08', booked: '9 h' },
] as const;

const GREETING = 'Merci ! Je suis au quai 3 jusqu’à 9 h 30.';

interface Drawn {
  readonly id: string;
  readonly at: string;
  readonly booked: string;
  readonly meeting: Meeting;
  readonly version: Version;
  readonly genuine: boolean;
  readonly sentences: readonly Sentence[];
}

/** `too-trusting` opens a door without reason, `too-wary` closes one without helping. */
type Mistake = 'too-trusting' | 'too-wary';

type SentenceText = Pick<SequenceGesture<Mistake>, 'text' | 'act' | 'mistake' | 'again' | 'says' | 'takenFor'> & {
  /** Position of the person after this sentence. */
  readonly whereabouts: Whereabouts;
};

type Sentence = SentenceText & { readonly id: string };

/**
 * Three people and two things. Two of the people are expected and one is not, so that neither calling each time nor opening each time wins:
 * a call about somebody who is expected does not settle the encounter.
 */
function draw(variant: Variant): readonly Drawn[] {
  const pool = variant.shuffle(variant.pool(PERSONS, PRACTICE_PERSONS));
  // One person's wrong sentence turns them away, another's lets them in without a look: so always doing either is wrong.
  const closing = pool.find(({ never }) => never.kind === 'wary');
  const opening = pool.find(({ never }) => never.kind === 'trusting');
  const persons = [closing, opening, pool.find((meeting) => meeting !== closing && meeting !== opening)];
  const things = variant.shuffle(variant.pool(THINGS_MET, PRACTICE_THINGS)).slice(0, 2);
  const expected = variant.shuffle([true, true, false]);
  // Checking a thing is always accepted. Things are in order more often than not, so that checking all, without reading, is seldom the
  // best.
  const met = variant.shuffle([
    ...persons.flatMap((meeting, index) => (meeting ? [faceOf(variant, meeting, expected[index] ?? false)] : [])),
    ...things.map((meeting) => faceOf(variant, meeting, variant.pick([true, true, false]))),
  ]);
  // Three unsafe sentences at least, one for each letter: with fewer, one letter would never be unsafe.
  if (met.flatMap(sentencesOf).filter(({ act }) => act === 'unsafe').length < 3) return draw(variant);
  const placed = placeSentences(variant, met);
  return HOURS.flatMap((hour, index) => {
    const encounter = met[index];
    return encounter ? [{ ...hour, ...encounter, id: `rencontre${index + 1}`, sentences: placed[index] ?? [] }] : [];
  });
}

/**
 * Gives each sentence a letter. No letter is right more than twice, and each is unsafe once at least, so that the same letter five times is
 * always wrong.
 */
function placeSentences(
  variant: Variant,
  met: readonly Pick<Drawn, 'meeting' | 'version' | 'genuine'>[],
): readonly (readonly Sentence[])[] {
  const places = variant.shuffle([0, 0, 1, 1, 2, 2]);
  const placed = met.map((encounter, index) => {
    const [right, ...others] = sentencesOf(encounter);
    const texts = variant.shuffle(others).toSpliced(places[index] ?? 0, 0, right);
    return texts.map((sentence, place) => ({ id: 'abc'.charAt(place), ...sentence }));
  });
  const unsafe = new Set(placed.flatMap((sentences) => sentences.flatMap(({ id, act }) => (act === 'unsafe' ? [id] : []))));
  return unsafe.size === 3 ? placed : placeSentences(variant, met);
}

/** Draws the version. A meeting that has no genuine version is never genuine, even if `wished`. */
function faceOf(variant: Variant, meeting: Meeting, wished: boolean) {
  const genuine = wished ? meeting.genuine : undefined;
  return { meeting, version: genuine ?? variant.pick(meeting.others), genuine: genuine !== undefined };
}

/**
 * The three sentences, the right one first; its consequence says why it is right. A check is never unsafe: if all is in order, it costs
 * nothing, settles an encounter with a thing, and leaves one with a person open. Its `takenFor` is hostile, because it leaves the door
 * shut.
 */
function sentencesOf({
  meeting,
  version: { place, because, ifOpened = meeting.ifOpened },
  genuine,
}: Pick<Drawn, 'meeting' | 'version' | 'genuine'>): readonly [SentenceText, SentenceText, SentenceText] {
  const { figure, welcome, undecided, help, needless } = meeting;
  const opening = { text: welcome, whereabouts: 'inside', takenFor: 'genuine' } as const;
  const checking = { text: help, whereabouts: 'waiting', takenFor: 'hostile' } as const;
  const opens: SentenceText = genuine
    ? { ...opening, act: 'safe', says: because }
    : undecided
      ? { ...opening, act: 'tolerated', again: true, says: `${ifOpened} ${NOT_ENOUGH} ${questionAbout(figure)}` }
      : { ...opening, act: 'unsafe', mistake: 'too-trusting', says: `${ifOpened} ${questionAbout(figure)}` };
  const needlessly: Pick<SentenceText, 'act' | 'again' | 'says'> =
    needless === undefined
      ? { act: 'tolerated', again: true, says: `${NEEDLESS_CALL[place]} ${STILL_WAITING}` }
      : { act: 'tolerated', says: `${needless} ${NOTHING_LOST}` };
  const checks: SentenceText = genuine ? { ...checking, ...needlessly } : { ...checking, act: 'safe', says: because };
  const unseen = neverRight(meeting, genuine);
  return genuine ? [opens, checks, unseen] : [checks, opens, unseen];
}

/**
 * The sentence that is never right: it opens without a look, or closes without helping. Turning a person away is tolerated, and the player
 * chooses again; for a thing, closing is unsafe.
 */
function neverRight({ figure, never: { kind, text, says, inOrder, careful } }: Meeting, genuine: boolean): SentenceText {
  const asked = `${says} ${kind === 'trusting' && !isThing(figure) ? ONE_BADGE_EACH : questionAbout(figure)}`;
  if (genuine && inOrder !== undefined)
    return { text, act: 'tolerated', again: true, says: `${inOrder} ${FREE}`, whereabouts: 'inside', takenFor: 'genuine' };
  if (careful)
    return {
      text,
      act: 'tolerated',
      again: true,
      says: `${says} ${NOT_ENOUGH} ${questionAbout(figure)}`,
      whereabouts: 'inside',
      takenFor: 'genuine',
    };
  if (kind === 'trusting')
    return { text, act: 'unsafe', mistake: 'too-trusting', says: asked, whereabouts: 'inside', takenFor: 'genuine' };
  const closes = { text, whereabouts: 'gone', takenFor: 'hostile' } as const;
  return isThing(figure)
    ? { ...closes, act: 'unsafe', mistake: 'too-wary', says: asked }
    : { ...closes, act: 'tolerated', again: true, says: `${says} ${IN_TIME}` };
}

/** The register's lines: visits in the order of their encounters, then those for later in the day. */
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

  ...sequence(({ drawn }: { readonly drawn: readonly Drawn[]; readonly message: readonly string[] }) => drawn.map(itemOf)),

  reveal: ({ drawn }): HallReveal => ({
    encounters: drawn.map((encounter) => {
      const { id, genuine, sentences, version } = encounter;
      const right = sentences.find(({ act }) => act === 'safe')?.id ?? '';
      return { id, right, genuine, place: version.place, clue: clueOf(version), because: version.because };
    }),
    afterwards:
      'À 9 h 30, Karim reprend son comptoir et lit le registre : « Un jour, j’ai tenu la porte à un monsieur chargé de cartons. Ils étaient vides : c’était un test de Fatou. » Depuis, les phrases utiles sont collées derrière l’écran de l’accueil.',
  }),
});

function itemOf({ id, meeting: { figure, opening }, version, genuine, sentences }: Drawn): SequenceItem<Mistake> {
  const { near, mark = 'plain', place } = version;
  return {
    id,
    gestures: sentences.map(({ id: value, whereabouts, ...told }) => ({
      value,
      ...told,
      place: { [place]: clueOf(version), ...(isThing(figure) ? {} : { whereabouts }) },
    })),
    genuine,
    surface: { figure, mark, drawing: `${figure} ${mark}`, length: opening.length + near.length },
  };
}

/** The text of the decisive clue; empty if the clue is that nothing is written. */
function clueOf({ place, near, visit, line }: Version): string {
  return { near, register: visit?.who ?? '', message: line ?? '' }[place];
}
