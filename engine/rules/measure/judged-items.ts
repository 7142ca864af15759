/** Finds the items that an answer judges, from the server part's `choices`. Server only: the result reveals which items are hostile. */

import { fieldOf } from '#engine/rules/answer.ts';
import type { Checker, Secrets } from '#engine/rules/checker.ts';
import { TRIED } from '#engine/rules/sequence.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { Truth } from './discernment.ts';

/** One item that was judged. */
export interface JudgedItem {
  /** Field of the answer; the same in every attempt of one participant. */
  readonly item: string;
  readonly truth: Truth;
  readonly takenFor: Truth;
}

/**
 * The items that an answer judges, each with its kind and the kind that the chosen act takes it for; empty if the server part declares
 * none. In a sequence, an answer that tries a gesture for one item judges that item only.
 */
export function judgedItems(checker: Pick<Checker, 'choices'>, answer: Answer, secrets: Secrets): readonly JudgedItem[] {
  const tried = fieldOf(answer, TRIED);
  const choices = checker.choices?.(secrets) ?? [];
  return choices.flatMap(({ field, genuine, options }): JudgedItem[] => {
    if (genuine === undefined || (tried !== undefined && tried !== field)) return [];
    const takenFor = options.find(({ value }) => value === fieldOf(answer, field))?.takenFor;
    return takenFor ? [{ item: field, truth: genuine ? 'genuine' : 'hostile', takenFor }] : [];
  });
}
