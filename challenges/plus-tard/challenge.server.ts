import { defineChecker, type SequenceItem, sequence, type Variant } from '#engine/authoring/server';
import { type Acts, FAKE, FALSE_ALARMS, GENUINE, GENUINE_OF_THE_DEVICE, type Mistake } from './acts.server.ts';
import { GESTURES, type Gesture, type Moment, type PlusTardArtifacts, type PlusTardReveal } from './artifacts.ts';
import { buttonsOf, DISK, DISK_FACES, diskOptions, type Face, type Sender, SUBJECTS } from './moments.server.ts';
import { PRACTICE_DISK, PRACTICE_DISK_OPTIONS } from './practice.server.ts';

/** Days and times of the five moments, in order. */
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
  /** The apparent sender; absent for the disk. */
  readonly sender?: Sender;
}

export default defineChecker({
  /**
   * Draws two of the four subjects as fake, and always the disk. A player who reports everything, and then clicks in the notices that come
   * back, seldom wins.
   */
  secrets(variant) {
    const { screen, elsewhere, acts, why } = variant.pick(variant.pool(DISK_FACES, PRACTICE_DISK));
    // Any two subjects can be the fake ones, so that a neighbour's answer helps less.
    const fakes = variant.shuffle(SUBJECTS).slice(0, 2);
    const drawn = SUBJECTS.map(({ question, subject: about, place, self, doing, ...subject }) => {
      const fake = fakes.some((one) => one.question === question);
      const {
        screen: notice,
        elsewhere: settings,
        ...face
      } = variant.pick<Face>(
        fake ? variant.pool(subject.fake, subject.practice.fake) : variant.pool(subject.genuine, subject.practice.genuine),
      );
      return {
        ...face,
        acts: fake ? FAKE : face.sender === 'device' ? GENUINE_OF_THE_DEVICE : GENUINE,
        shown: {
          question,
          subject: about,
          place,
          options: buttonsOf(notice, self),
          doing: variant.pick(doing),
          screen: notice,
          elsewhere: settings,
        },
      };
    });
    const { doing, ...offered } = DISK;
    const [options = DISK.options] = variant.pool([], [PRACTICE_DISK_OPTIONS]);
    const disk = {
      acts,
      why,
      shown: { ...offered, options: diskOptions(options, acts), doing: variant.pick(doing), screen, elsewhere },
    };
    const shuffled = inOrder(variant, [...drawn, disk]);
    const moments = DAYS.flatMap((when, place): DrawnMoment[] =>
      shuffled.slice(place, place + 1).map(({ shown, ...judged }) => ({ ...judged, shown: { ...when, ...shown } })),
    );
    return { moments };
  },

  artifacts: ({ moments }): PlusTardArtifacts => ({ moments: moments.map(({ shown }) => shown) }),

  ...sequence(({ moments }: { readonly moments: readonly DrawnMoment[] }) => moments.map(itemOf), { falseAlarms: FALSE_ALARMS }),

  reveal: ({ moments }): PlusTardReveal => ({
    moments: moments.map(({ shown: { id, day, screen }, acts, why }) => ({
      id,
      day,
      screen,
      genuine: acts.report.act !== 'safe',
      right: GESTURES.find((gesture) => acts[gesture].act === 'safe') ?? 'self',
      why,
    })),
    afterwards:
      'Le vendredi 13, Malik Benali compte : sur cent quatre-vingts postes, onze n’avaient pas redémarré depuis un mois. Plutôt qu’une liste de noms, il fixe un rendez-vous à tout le monde : le jeudi à midi, les postes redémarrent pendant qu’on déjeune.',
  }),
});

/** Shuffles until a fake notice follows a genuine one, so that among the held reports a player who reports all meets a fake one again. */
function inOrder<M extends Pick<DrawnMoment, 'acts' | 'sender'>>(variant: Variant, moments: readonly M[]): readonly M[] {
  const shuffled = variant.shuffle(moments);
  const genuine = shuffled.findIndex(({ acts, sender }) => sender && acts.report.act !== 'safe');
  const fake = shuffled.findLastIndex(({ acts, sender }) => sender && acts.report.act === 'safe');
  return genuine < fake ? shuffled : inOrder(variant, moments);
}

/**
 * What each gesture takes the notice for: whoever opens the settings (`self`) expects an update there; putting off (`later`) shows no
 * belief. Not used for the disk, which is neither genuine nor fake.
 */
const TAKEN_FOR: Readonly<Partial<Record<Gesture, 'genuine' | 'hostile'>>> = {
  here: 'genuine',
  self: 'genuine',
  report: 'hostile',
};

/** One day with its gestures. The consequence of the right gesture is the reason why it is right. */
function itemOf({ shown: { id, hour, screen, options }, acts, why, sender }: DrawnMoment): SequenceItem<Mistake> {
  return {
    id,
    gestures: GESTURES.map((value) => {
      const { act, says, ...told } = acts[value];
      const takenFor = sender && TAKEN_FOR[value];
      return { value, text: options[value], act, says: act === 'safe' ? why : says, ...told, ...(takenFor && { takenFor }) };
    }),
    ...(sender && {
      genuine: acts.self.act === 'safe',
      surface: { sender, drawing: screen.kind, hour, length: textOf(screen).length, link: linkOf(screen) },
    }),
  };
}

function textOf(screen: Moment['screen']): string {
  const texts: Readonly<Record<string, string | number>> = { ...screen };
  return ['title', 'subject', 'text', 'action'].map((name) => texts[name] ?? '').join(' ');
}

/** Kind of the notice's control: a link, an attached program, or only a button. */
function linkOf(screen: Moment['screen']): string {
  if (screen.kind === 'sms') return 'link';
  if (screen.kind === 'mail') return screen.action.endsWith('.exe') ? 'program' : 'link';
  return 'button';
}
