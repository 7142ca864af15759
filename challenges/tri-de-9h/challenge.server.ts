import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import {
  GESTURES,
  type Gesture,
  MAX_CHECKS,
  type MorningArtifacts,
  type MorningOutput,
  type MorningReveal,
} from './artifacts.ts';
import { drawMorning, nameOf, unexplained } from './morning.server.ts';

/** A genuine message that is reported by mistake costs somebody a minute: one is forgiven. */
const MAX_REPORTED = 1;
const COUNTS: Readonly<Record<number, string>> = { 4: 'quatre', 5: 'cinq' };

export default defineChecker({
  secrets: (variant) => {
    const items = drawMorning(variant);
    const traps = items.filter(({ genuine }) => !genuine);
    const [one, other] = variant.shuffle(traps);
    // What the last hint says.
    return { items, traps: `${COUNTS[traps.length]} pièges, dont ${one && nameOf(one)} et ${other && nameOf(other)}` };
  },

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

  reveal: ({ items }): MorningReveal => ({
    items,
    afterwards:
      'À 9 h 25, vos signalements avaient servi : Fatou Diarra avait bloqué les adresses et prévenu l’étage. Gwenaëlle Riou, entre deux réunions, avait payé de faux frais de colis la veille, et l’a raconté elle-même ; sa banque a tout arrêté. Fatou a ajouté : « Le mois dernier, j’ai signalé un vrai e-mail d’Inès. Une minute de perdue, et un café d’excuse. Continuez. »',
  }),
});

function asGesture(value: unknown): Gesture | undefined {
  return GESTURES.find((gesture) => gesture === value);
}
