import { type Answer, type ChoiceOption, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import {
  type DayArtifacts,
  type DayOutput,
  type DayReveal,
  type ExplainedMoment,
  GESTURE_NAMES,
  GESTURES,
  type Gesture,
} from './artifacts.ts';
import { drawDay, unexplained } from './day.server.ts';

export default defineChecker({
  secrets: (variant) => ({ moments: drawDay(variant) }),

  artifacts: ({ moments }): DayArtifacts => ({ moments: moments.map(unexplained) }),

  /** What one has started is approved, nothing else is, and somebody hears of what came from a stranger. */
  check(answer: Answer, { moments }) {
    const answered = moments.map(({ id, own }) => ({ own, gesture: asGesture(fieldOf(answer, id)) }));
    if (answered.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    const approved = answered.filter(({ own, gesture }) => !own && gesture === 'approve').length;
    const refused = answered.filter(({ own, gesture }) => own && gesture !== 'approve').length;
    const output: DayOutput = { right: moments.length - approved - refused, of: moments.length };
    if (approved > 0) return refused > 0 ? incorrect('both', output) : incorrect('too-trusting', output);
    if (refused > 0) return incorrect('too-wary', output);
    // Right as far as it goes: only the report is missing.
    return answered.some(({ gesture }) => gesture === 'report') ? correct() : neutral('silent');
  },

  /** A refusal that nobody hears of is tolerated: one report at least is wanted, and it costs nothing to be reminded of it. */
  choices: ({ moments }) =>
    moments.map((moment) => ({
      field: moment.id,
      options: GESTURES.map((value) => ({ value, text: GESTURE_NAMES[value], act: actOf(value, moment.own) })),
      genuine: moment.own,
      surface: surfaceOf(moment),
    })),

  reveal: ({ moments }): DayReveal => ({
    moments,
    afterwards:
      'Votre signalement arrive chez Fatou Diarra. Malik Benali change aussitôt le mot de passe avec vous, ferme toutes les sessions ouvertes à votre nom, puis retire les appareils et les applications que vous ne connaissez pas. L’un sans l’autre ne suffit pas. Gwenaëlle Riou, un soir de fatigue, avait accepté la cinquième demande d’une rafale. Elle a appelé dans la minute ; c’est ce que l’équipe a retenu.',
  }),
});

function actOf(gesture: Gesture, own: boolean): ChoiceOption['act'] {
  if (gesture === 'approve') return own ? 'safe' : 'unsafe';
  if (own) return 'unsafe';
  return gesture === 'report' ? 'safe' : 'tolerated';
}

/** What is seen without reading. */
function surfaceOf({ time, sky, place, app, title, before, facts, rights, numbers, code }: ExplainedMoment) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    drawing: sky,
    place,
    hour: 60 * hour + minute,
    sender: app,
    title,
    shows: numbers ? 'numbers' : code ? 'code' : rights ? 'rights' : facts ? 'facts' : 'nothing',
    length: before.length,
  };
}

function asGesture(value: unknown): Gesture | undefined {
  return GESTURES.find((gesture) => gesture === value);
}
