/** Every mission that has genuine items says what its acts take them for, so that a report can tell what was learnt, or says why not. */
import { challenges } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import type { Checker } from '#engine/rules/checker.ts';
import type { Choice, ChoiceOption } from '#engine/rules/choices.ts';
import { neutral } from '#engine/rules/judgement.ts';
import { judgesItems, saysWhatItTakes, truthProblems } from './truths.ts';

const items = challenges.filter(judgesItems);

it.each(items.map((challenge) => ({ key: challenge.manifest.key, challenge })))('$key says it, or why not', ({ challenge }) => {
  const excepted = challenge.manifest.exceptions?.some(({ rule }) => rule === 'truth') ?? false;
  expect(saysWhatItTakes(challenge)).toBe(!excepted);
});

it('no mission without items has an exception for them', () => {
  const excepted = challenges.filter(({ manifest }) => manifest.exceptions?.some(({ rule }) => rule === 'truth'));
  expect(excepted.filter((challenge) => !items.includes(challenge))).toEqual([]);
});

describe('what breaks the measure is found', () => {
  const [known] = challenges;
  if (!known) throw new Error('there is no challenge to borrow a manifest from');
  const { manifest } = known;
  /** One item, genuine or not by the draw. */
  const door = (change: (options: readonly ChoiceOption[], genuine: boolean) => Partial<Choice>, more: Partial<Checker> = {}) => {
    const checker: Checker = {
      secrets: (variant) => ({ genuine: variant.pick([true, false]) }),
      artifacts: () => ({}),
      check: () => neutral('step'),
      choices: ({ genuine }) => {
        const options: readonly ChoiceOption[] = [
          { value: 'open', text: 'J’ouvre.', act: genuine ? 'safe' : 'unsafe', takenFor: 'genuine' },
          { value: 'ask', text: 'Je demande.', act: 'tolerated' },
          { value: 'refuse', text: 'Je refuse.', act: genuine ? 'unsafe' : 'safe', takenFor: 'hostile' },
        ];
        return [{ field: 'door', genuine: genuine === true, options, ...change(options, genuine === true) }];
      },
      ...more,
    };
    return [...new Set(truthProblems({ manifest, checker }, 20).map(({ kind }) => kind))];
  };

  it('nothing, where nothing breaks it', () => {
    expect(door(() => ({}))).toEqual([]);
  });

  it('a right act that takes the item for what it is not', () => {
    const always = (options: readonly ChoiceOption[]) => ({
      options: options.map((option): ChoiceOption => ({ ...option, takenFor: 'hostile' })),
    });
    expect(door(always)).toEqual(['safe-act']);
  });

  it('an act that takes items for both, by what they are', () => {
    const byTruth = (options: readonly ChoiceOption[], genuine: boolean) => ({
      options: options.map(
        (option): ChoiceOption => (option.value === 'ask' ? { ...option, takenFor: genuine ? 'hostile' : 'genuine' } : option),
      ),
    });
    expect(door(byTruth)).toEqual(['two-ways']);
  });

  it('an item of which nobody says what it is', () => {
    const checker: Partial<Checker> = {
      choices: () => [{ field: 'door', options: [{ value: 'open', text: 'J’ouvre.', act: 'safe', takenFor: 'genuine' }] }],
    };
    expect(door(() => ({}), checker)).toEqual(['no-truth']);
  });

  it('an answer that does not hold the option under its field', () => {
    expect(door(() => ({}), { answerOf: ({ door: taken }) => ({ choice: taken ?? '' }) })).toEqual(['unread']);
  });

  it('draws in which everything is genuine', () => {
    expect(door(() => ({}), { secrets: () => ({ genuine: true }) })).toEqual(['one-kind']);
  });
});
