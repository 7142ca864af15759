/** Steps of a mission in the debrief, each on a screen of its own. A pure function. */
import type { DebriefMission } from '#schemas/projector.ts';
import { saysOnlyWrong } from '#schemas/verdict-labels.ts';

export const STEP_NAMES = {
  figures: 'Les chiffres',
  mistakes: 'Les erreurs les plus fréquentes',
  scene: 'La scène',
  reveal: 'Ce qu’il fallait voir',
  happened: 'Ce qui s’est passé',
  why: 'Pourquoi cela marche',
  reflexes: 'Les réflexes à garder',
  saying: 'À dire autour de vous',
  recall: 'De mémoire',
  answer: 'La réponse',
  question: 'À vous',
} as const;

export type StepName = keyof typeof STEP_NAMES;

/** Steps that the mission's own code draws. If that code is missing or has failed, the debrief skips them. */
export const DRAWN: readonly StepName[] = ['scene', 'reveal'];

/** @param leftOut steps that cannot be shown */
export function stepsOf({ mistakes, reveal, question }: DebriefMission, leftOut: readonly StepName[] = []): readonly StepName[] {
  const steps: readonly StepName[] = [
    'figures',
    ...(mistakes.some(({ verdict }) => !saysOnlyWrong(verdict)) ? (['mistakes'] as const) : []),
    'scene',
    ...(reveal ? (['reveal'] as const) : []),
    'happened',
    'why',
    'reflexes',
    'saying',
    'recall',
    'answer',
    ...(question === null ? [] : (['question'] as const)),
  ];
  return steps.filter((step) => !leftOut.includes(step));
}
