import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { GESTURES, type Gesture, type Moment, type PlusTardArtifacts, type PlusTardReveal } from './artifacts.ts';
import { DISK, type Face, SUBJECTS } from './moments.server.ts';
import { PRACTICE_DISK } from './practice.server.ts';

/** Two weeks: when something came up, in this order. */
const DAYS = [
  { id: 'a', day: 'Lundi 2', hour: '11\u00a0h\u00a050' },
  { id: 'b', day: 'Mercredi 4', hour: '16\u00a0h\u00a020' },
  { id: 'c', day: 'Vendredi 6', hour: '14\u00a0h\u00a005' },
  { id: 'd', day: 'Mardi 10', hour: '10\u00a0h\u00a015' },
  { id: 'e', day: 'Jeudi 12', hour: '17\u00a0h\u00a040' },
] as const;

interface DrawnMoment extends Moment, Pick<Face, 'right' | 'why'> {}

export default defineChecker({
  /** Of the four subjects two at least are genuine and one at least is not; the disk is there always, its copy done or under way. */
  secrets(variant) {
    const fakes = variant.shuffle(SUBJECTS).slice(0, variant.integer(1, 2));
    const drawn = SUBJECTS.map((subject) => ({
      subject,
      face: variant.pick(
        fakes.includes(subject)
          ? variant.pool(subject.fake, subject.practice.fake)
          : variant.pool(subject.genuine, subject.practice.genuine),
      ),
    }));
    const disk = { subject: DISK, face: variant.pick(variant.pool<Face, Face>([DISK.done, DISK.underWay], PRACTICE_DISK)) };
    const shuffled = variant.shuffle([...drawn, disk]);
    const moments = DAYS.flatMap((when, place): DrawnMoment[] =>
      shuffled.slice(place, place + 1).map(({ subject: { question, options, doing }, face }) => ({
        ...when,
        question,
        options,
        doing: variant.pick(doing),
        ...face,
      })),
    );
    return { moments };
  },

  artifacts: ({ moments }): PlusTardArtifacts => ({ moments: moments.map(({ right: _, why: __, ...shown }) => shown) }),

  /** Every moment needs a gesture; then all five must be right. Where all mistakes are of one kind, the verdict tells which. */
  check(answer: Answer, { moments }) {
    const chosen = moments.map((moment) => ({ ...moment, choice: GESTURES.find((word) => word === fieldOf(answer, moment.id)) }));
    if (chosen.some(({ choice }) => choice === undefined)) return neutral('incomplete');
    const wrong = chosen.filter(({ choice, right }) => choice !== right);
    const kinds = new Set(wrong.map(({ choice, right, screen }) => mistake(choice, right, screen.kind === 'disk')));
    const output = { right: chosen.length - wrong.length, of: chosen.length };
    const [kind] = kinds;
    if (kind === undefined) return correct();
    return kinds.size === 1 ? incorrect(kind, output) : incorrect('incorrect', output);
  },

  reveal: ({ moments }): PlusTardReveal => ({
    moments: moments.map(({ day, screen, right, why, options }) => ({
      day,
      screen,
      genuine: right !== 'leave',
      gesture: options[right],
      why,
    })),
    afterwards:
      'Le vendredi 13, Fatou Diarra compte : sur cent quatre-vingts postes, onze n’avaient pas redémarré depuis un mois. Le sien en faisait partie. Elle l’affiche à la machine à café, chiffre compris, et fixe avec Malik Benali un rendez-vous pour tout le monde : le jeudi à midi, les postes redémarrent pendant qu’on déjeune.',
  }),
});

/** What kind of mistake it is to have chosen this. */
function mistake(choice: Gesture | undefined, right: Gesture, disk: boolean) {
  if (disk) return 'disk';
  if (choice === 'later') return 'put-off';
  return right === 'do' ? 'too-wary' : 'too-trusting';
}
