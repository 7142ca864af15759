/** What there is to show of a mission, one screen after the other. Pure. */
import type { DebriefMission } from '#schemas/projector.ts';

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

export function stepsOf({ mistakes, reveal, question }: DebriefMission): readonly StepName[] {
  return [
    'figures',
    ...(mistakes.length > 0 ? (['mistakes'] as const) : []),
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
}
