/** Which items an answer judges, by what the server part says of its choices. It stays on the server: it tells what the items are. */

import { fieldOf } from '#engine/rules/answer.ts';
import type { Checker, Secrets } from '#engine/rules/checker.ts';
import { TRIED } from '#engine/rules/sequence.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { Truth } from './discernment.ts';

/** One item that was judged. */
export interface JudgedItem {
  /** Field of the answer: the same for every attempt of one participant. */
  readonly item: string;
  readonly truth: Truth;
  readonly takenFor: Truth;
}

/**
 * The items of an answer that are genuine or hostile, and that its acts take for one or the other; none where the server part does not say.
 * Of a sequence, an answer that tries one gesture judges that item alone.
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
