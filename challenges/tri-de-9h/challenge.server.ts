import { type Answer, type ChoiceOption, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import {
  type ExplainedItem,
  GESTURE_NAMES,
  GESTURES,
  type Gesture,
  MAX_CHECKS,
  type MorningArtifacts,
  type MorningOutput,
  type MorningReveal,
} from './artifacts.ts';
import { drawMorning, unexplained } from './morning.server.ts';

/** A genuine message that is reported by mistake costs somebody a minute: one is forgiven. */
const MAX_REPORTED = 1;

export default defineChecker({
  secrets: (variant) => ({ items: drawMorning(variant) }),

  artifacts: ({ items }): MorningArtifacts => ({ items: items.map(unexplained) }),

  /** No trap is treated, and one genuine item at most is reported. A trap that is only checked is no harm: checking unmasks it. */
  check(answer: Answer, { items }) {
    const sorted = items.map(({ id, genuine }) => ({ genuine, gesture: asGesture(fieldOf(answer, id)) }));
    if (sorted.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    // First, so that checking everything tells nothing of the pile.
    if (sorted.filter(({ gesture }) => gesture === 'verify').length > MAX_CHECKS) return neutral('too-slow');
    const treated = sorted.filter(({ genuine, gesture }) => !genuine && gesture === 'treat').length;
    const reported = sorted.filter(({ genuine, gesture }) => genuine && gesture === 'report').length;
    const tooWary = reported > MAX_REPORTED;
    const output: MorningOutput = { right: items.length - treated - reported, of: items.length };
    if (treated > 0) return tooWary ? incorrect('both', output) : incorrect('too-trusting', output);
    return tooWary ? incorrect('too-wary', output) : correct();
  },

  /** Checking is tolerated: it harms nothing, and twice is all there is time for. So is one wary report. */
  choices: ({ items }) =>
    items.map((item) => ({
      field: item.id,
      options: GESTURES.map((value) => ({ value, text: GESTURE_NAMES[value], act: actOf(value, item.genuine) })),
      genuine: item.genuine,
      surface: surfaceOf(item),
    })),

  reveal: ({ items }): MorningReveal => ({
    items,
    afterwards:
      'À 9 h 25, vos signalements avaient servi : Fatou Diarra avait bloqué les adresses et prévenu l’étage. Karim Haddad, entre deux livraisons, avait payé de faux frais de colis la veille, et l’a raconté lui-même : carte en opposition, puis signalement sur Perceval. Nadia Kervella, elle, a un jour signalé un vrai e-mail d’Inès. Une minute de perdue, et un café d’excuse.',
  }),
});

function actOf(gesture: Gesture, genuine: boolean): ChoiceOption['act'] {
  if (gesture === 'verify') return 'tolerated';
  if (gesture === 'treat') return genuine ? 'safe' : 'unsafe';
  return genuine ? 'tolerated' : 'safe';
}

/** What is seen without reading. */
function surfaceOf({ channel, address, at, link, qr, known, text, title = '' }: ExplainedItem) {
  return {
    channel,
    sender: address === undefined ? 'not shown' : isOfTheHouse(address) ? 'house' : 'outside',
    hour: Number(at.slice(2)),
    link: link === undefined ? 'none' : qr ? 'code' : 'link',
    note: known === undefined ? 'none' : 'note',
    amount: /\d €/.test(title + text) ? 'amount' : 'none',
    length: title.length + text.length,
  };
}

function isOfTheHouse(address: string): boolean {
  return /@\[?brevelle\.example|Brévelle Maritime/.test(address);
}

function asGesture(value: unknown): Gesture | undefined {
  return GESTURES.find((gesture) => gesture === value);
}
