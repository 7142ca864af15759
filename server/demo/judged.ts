/** Judgements of the demo's participants, for the items of a mission. A pure function. */
import type { Checker, Secrets } from '#engine/rules/checker.ts';
import type { JudgedItem } from '#engine/rules/measure/judged-items.ts';

/** Judgements of all items of a mission: all right, or every second one wrong, beginning with the first. */
export function judgedInDemo(checker: Pick<Checker, 'choices'>, secrets: Secrets, rightly: boolean): readonly JudgedItem[] {
  const choices = checker.choices?.(secrets) ?? [];
  return choices
    .filter(({ genuine, options }) => genuine !== undefined && options.some(({ takenFor }) => takenFor))
    .map(({ field, genuine }, place) => ({
      item: field,
      truth: genuine ? 'genuine' : 'hostile',
      takenFor: (genuine === true) === (rightly || place % 2 === 1) ? 'genuine' : 'hostile',
    }));
}
