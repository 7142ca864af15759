/**
 * What conformance asks of options that say what they take an item for (docs/measure.md): the measure is worth nothing where one breaks.
 */
import type { Choice } from '#engine/rules/choices.ts';
import type { Truth } from '#engine/rules/measure/discernment.ts';
import { judgedItems } from '#engine/rules/measure/judged-items.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { type Measured, seedOf } from './strategies.ts';

/**
 * `no-truth`: an option takes for something what is neither genuine nor not. `safe-act`: the right act takes the item for what it is not.
 * `two-ways`: the same words take items for both, by what the item is. `unread`: the answer does not hold the option under the choice's field.
 * `one-kind`: every item of all draws is genuine, or none is.
 */
type TruthProblem = {
  readonly kind: 'no-truth' | 'safe-act' | 'two-ways' | 'unread' | 'one-kind';
  readonly field: string;
  readonly text: string;
};

/** Whether its choices say of some item that it is genuine or not. */
export function judgesItems({ checker }: Measured): boolean {
  return choicesAt({ checker }, 0).some(({ genuine }) => genuine !== undefined);
}

/** Whether its options say what they take items for. */
export function saysWhatItTakes({ checker }: Measured): boolean {
  return choicesAt({ checker }, 0).some(({ options }) => options.some(({ takenFor }) => takenFor));
}

/** What breaks the measure, over this many draws. */
export function truthProblems({ checker }: Measured, seats: number): readonly TruthProblem[] {
  const problems: TruthProblem[] = [];
  /** Text of an option → what it takes items for; texts that take them for nothing are none. */
  const meanings = new Map<string, Truth | undefined>();
  const truths = new Set<boolean>();
  for (let seat = 0; seat < seats; seat += 1) {
    const secrets = checker.secrets(createVariant(seedOf(seat)));
    for (const { field, genuine, options } of checker.choices?.(secrets) ?? []) {
      for (const { value, text, act, takenFor } of options) {
        const found = (kind: TruthProblem['kind']) => problems.push({ kind, field, text });
        // Words that name a value, as two of a list of names, may stand in choices that have no truth.
        if (genuine !== undefined && meanings.has(text) && meanings.get(text) !== takenFor) found('two-ways');
        if (genuine !== undefined) meanings.set(text, takenFor);
        if (!takenFor) continue;
        if (genuine === undefined) {
          found('no-truth');
          continue;
        }
        truths.add(genuine);
        const truth = genuine ? 'genuine' : 'hostile';
        if (act === 'safe' && takenFor !== truth) found('safe-act');
        const answer = checker.answerOf?.({ [field]: value }, secrets) ?? { [field]: value };
        const [judged] = judgedItems(checker, answer, secrets).filter(({ item }) => item === field);
        if (judged?.takenFor !== takenFor) found('unread');
      }
    }
  }
  return truths.size === 1 ? [...problems, { kind: 'one-kind', field: '', text: '' }] : problems;
}

function choicesAt({ checker }: Pick<Measured, 'checker'>, seat: number): readonly Choice[] {
  return checker.choices?.(checker.secrets(createVariant(seedOf(seat)))) ?? [];
}
