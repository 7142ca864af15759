import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { type Acts, FAKE, GENUINE } from './acts.server.ts';
import { GESTURES, type Gesture, type Moment, type PlusTardArtifacts, type PlusTardReveal } from './artifacts.ts';
import { DISK, DISK_FACES, type Face, type Sender, SUBJECTS } from './moments.server.ts';
import { PRACTICE_DISK, PRACTICE_DISK_OPTIONS } from './practice.server.ts';

/** Two weeks: when something came up, in this order. */
const DAYS = [
  { id: 'a', day: 'Lundi 2', hour: '11\u00a0h\u00a050' },
  { id: 'b', day: 'Mercredi 4', hour: '16\u00a0h\u00a020' },
  { id: 'c', day: 'Vendredi 6', hour: '14\u00a0h\u00a005' },
  { id: 'd', day: 'Mardi 10', hour: '10\u00a0h\u00a015' },
  { id: 'e', day: 'Jeudi 12', hour: '17\u00a0h\u00a040' },
] as const;

interface DrawnMoment {
  readonly shown: Moment;
  readonly acts: Acts;
  readonly why: string;
  /** Absent for the disk. */
  readonly sender?: Sender;
}

export default defineChecker({
  /** Of the four subjects one at least is genuine and one at least is not; the disk is there always. */
  secrets(variant) {
    // As many of each number as there are ways to draw it: no way is likelier than another.
    const fakes = variant.shuffle(SUBJECTS).slice(0, variant.pick([1, 1, 2, 2, 2, 3, 3]));
    const drawn = SUBJECTS.map(({ question, place, options, doing, ...subject }) => {
      const fake = fakes.some((one) => one.question === question);
      const { screen, elsewhere, ...face } = variant.pick<Face>(
        fake ? variant.pool(subject.fake, subject.practice.fake) : variant.pool(subject.genuine, subject.practice.genuine),
      );
      return {
        ...face,
        acts: fake ? FAKE : GENUINE,
        shown: { question, place, options, doing: variant.pick(doing), screen, elsewhere },
      };
    });
    const { screen, elsewhere, acts, why } = variant.pick(variant.pool(DISK_FACES, PRACTICE_DISK));
    const { doing, ...offered } = DISK;
    const [options = DISK.options] = variant.pool([], [PRACTICE_DISK_OPTIONS]);
    const disk = { acts, why, shown: { ...offered, options, doing: variant.pick(doing), screen, elsewhere } };
    const shuffled = variant.shuffle([...drawn, disk]);
    const moments = DAYS.flatMap((when, place): DrawnMoment[] =>
      shuffled.slice(place, place + 1).map(({ shown, ...judged }) => ({ ...judged, shown: { ...when, ...shown } })),
    );
    return { moments };
  },

  artifacts: ({ moments }): PlusTardArtifacts => ({ moments: moments.map(({ shown }) => shown) }),

  /**
   * Every moment needs a gesture, and none may do harm. Where all mistakes are of one kind, the verdict tells which. A click in
   * what happened to be genuine, or a look into the settings for nothing, costs nothing and is to be chosen again.
   */
  check(answer: Answer, { moments }) {
    const chosen = moments.map(({ shown: { id, screen }, acts }) => {
      const choice = GESTURES.find((word) => word === fieldOf(answer, id));
      return { choice, acts, disk: screen.kind === 'disk', act: choice && acts[choice] };
    });
    if (chosen.some(({ choice }) => choice === undefined)) return neutral('incomplete');
    const wrong = chosen.filter(({ act }) => act === 'unsafe');
    const output = { right: chosen.length - wrong.length, of: chosen.length };
    const [kind, ...others] = new Set(wrong.map(mistake));
    if (kind) return incorrect(others.length === 0 ? kind : 'incorrect', output);
    const tolerated = new Set(chosen.filter(({ act, disk }) => act === 'tolerated' && !disk).map(({ choice }) => choice));
    if (tolerated.has('here')) return neutral('by-luck');
    return tolerated.has('self') ? neutral('nothing-there') : correct();
  },

  choices: ({ moments }): readonly Choice[] =>
    moments.map(({ shown: { id, hour, screen, options }, acts, sender }) => ({
      field: id,
      options: GESTURES.map((value) => ({ value, text: options[value], act: acts[value] })),
      ...(sender && {
        genuine: acts.self === 'safe',
        surface: { sender, drawing: screen.kind, hour, length: textOf(screen).length, link: linkOf(screen) },
      }),
    })),

  reveal: ({ moments }): PlusTardReveal => ({
    moments: moments.map(({ shown: { day, screen, options }, acts, why }) => ({
      day,
      screen,
      genuine: acts.report !== 'safe',
      gesture: options[GESTURES.find((gesture) => acts[gesture] === 'safe') ?? 'self'],
      why,
    })),
    afterwards:
      'Le vendredi 13, Malik Benali compte : sur cent quatre-vingts postes, onze n’avaient pas redémarré depuis un mois. Plutôt qu’une liste de noms, il fixe un rendez-vous à tout le monde : le jeudi à midi, les postes redémarrent pendant qu’on déjeune.',
  }),
});

interface Chosen {
  readonly choice: Gesture | undefined;
  readonly disk: boolean;
}

/** What kind of mistake it is to have chosen this, where it does harm. */
function mistake({ choice, disk }: Chosen) {
  if (disk) return 'disk';
  if (choice === 'later') return 'put-off';
  return choice === 'report' ? 'too-wary' : 'too-trusting';
}

function textOf(screen: Moment['screen']): string {
  const texts: Readonly<Record<string, string | number>> = { ...screen };
  return ['title', 'subject', 'text', 'action'].map((name) => texts[name] ?? '').join(' ');
}

/** Whether it leads somewhere: a link, a program that came along, or a button only. */
function linkOf(screen: Moment['screen']): string {
  if (screen.kind === 'sms') return 'link';
  if (screen.kind === 'mail') return screen.action.endsWith('.exe') ? 'program' : 'link';
  return 'button';
}
