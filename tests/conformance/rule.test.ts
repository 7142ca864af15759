/** The rule's own machine: each mistake that an author may make is found, in a challenge of two questions that is right otherwise. */

import { challenges } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import type { Checker } from '#engine/rules/checker.ts';
import type { ChoiceOption } from '#engine/rules/choices.ts';
import { correct, incorrect, neutral } from '#engine/rules/judgement.ts';
import { type SequenceGesture, type SequenceItem, sequence } from '#engine/rules/sequence.ts';
import { firstHintLeak, firstLeak } from './leaks.ts';
import { bestBlindOrder, sequenceProblems } from './sequence-checks.ts';
import {
  actProblems,
  blindShares,
  labelsShare,
  lazyShares,
  type Measured,
  mixedShare,
  neighbourShare,
  surfaceShares,
} from './strategies.ts';

const SEATS = 80;
const WHY = 'Le numéro de l’annuaire ne change pas quand un e-mail le demande.';

interface Item {
  readonly id: string;
  readonly genuine: boolean;
  readonly [name: string]: unknown;
}
interface Drawn {
  readonly items: readonly Item[];
  readonly [name: string]: unknown;
}

/** Six items, each genuine or not by the draw; `send` is what artifacts makes of one. */
function sorting(options: { send?: (item: Item) => object; act?: (option: ChoiceOption) => ChoiceOption } = {}): Checker<Drawn> {
  const { send = () => ({}), act = (option) => option } = options;
  return {
    secrets: (variant) => ({
      items: Array.from({ length: 6 }, (_, place) => ({ id: `item-${place}`, genuine: variant.pick([true, false]) })),
    }),
    artifacts: ({ items }) => ({ items: items.map((item) => ({ id: item.id, text: `Le message ${item.id}`, ...send(item) })) }),
    check: (answer, { items }) => {
      const given = items.map(({ id }) => Object(answer)[id]);
      if (given.includes(undefined)) return neutral('incomplete');
      return items.every(({ genuine }, place) => given[place] === (genuine ? 'do' : 'report')) ? correct() : incorrect();
    },
    reveal: ({ items }) => ({ items: items.map(({ id, genuine }) => ({ id, genuine, why: WHY })) }),
    choices: ({ items }) =>
      items.map(({ id, genuine }) => ({
        field: id,
        genuine,
        surface: { sender: genuine ? 'interne' : 'externe', length: genuine ? 10 : 20 },
        options: [
          act({ value: 'do', text: 'Je le fais.', act: genuine ? 'safe' : 'unsafe' }),
          act({ value: 'report', text: 'Je le signale.', act: genuine ? 'unsafe' : 'safe' }),
        ],
      })),
  };
}

const [known] = challenges;
if (!known) throw new Error('there is no challenge to borrow a manifest from');
const measured = (checker: Checker<Drawn>, hints = known.manifest.hints): Measured => ({
  manifest: { ...known.manifest, pages: [], hints },
  checker,
});

describe('what leaves before the solve', () => {
  it('may be what is to be judged', () => {
    expect(firstLeak(measured(sorting()), SEATS)).toBeUndefined();
  });

  it.each([
    ['a field that says what is right', (item: Item) => ({ genuine: item.genuine }), /genuine/],
    ['a text of the reveal under another name', () => ({ note: `${WHY} Vraiment.` }), /note/],
    ['a mark that goes with what is genuine', (item: Item) => ({ tone: item.genuine ? 'calm' : 'hurried' }), /tone.*100/],
  ])('is refused with %s', (_, send, told) => {
    expect(firstLeak(measured(sorting({ send })), SEATS)).toMatch(told);
  });

  it('is refused where the first hint holds what is to be typed', async () => {
    const typed: Checker<Drawn> = { ...sorting(), secrets: () => ({ items: [], flag: 'CTF{quai_1234}' }) };
    const solve = { solve: () => ({ flag: 'CTF{quai_1234}' }), lazy: undefined };
    const hints = (text: string) => [{ title: 'Où regarder', text }];
    expect(await firstHintLeak(measured(typed, hints('Cherchez {flag}.')), solve, 3)).toContain('CTF{quai_1234}');
    expect(await firstHintLeak(measured(typed, hints('Cherchez le quai.')), solve, 3)).toBeUndefined();
  });
});

describe('acts', () => {
  it('that do what they are called pass', () => {
    expect(actProblems(measured(sorting()), SEATS)).toEqual([]);
  });

  it('called tolerated, and counted as a failed attempt, are found', () => {
    const tolerant = sorting({ act: (option) => (option.act === 'unsafe' ? { ...option, act: 'tolerated' } : option) });
    expect(actProblems(measured(tolerant), 1)[0]).toMatchObject({ act: 'tolerated', outcome: 'incorrect' });
  });

  it('called unsafe, and winning, are found', () => {
    const won = { ...sorting(), check: () => correct() };
    expect(actProblems(measured(won), 1)[0]).toMatchObject({ act: 'unsafe', outcome: 'correct' });
  });

  it('called safe, and not winning, are found', () => {
    const lost = { ...sorting(), check: () => neutral('incomplete') };
    expect(actProblems(measured(lost), 1)[0]).toMatchObject({ act: 'safe', field: '', outcome: 'neutral' });
  });
});

describe('a sequence', () => {
  const gesturesOf = (genuine: boolean): readonly SequenceGesture[] => [
    { value: 'do', text: 'Je le fais.', act: genuine ? 'safe' : 'unsafe', says: 'C’est fait.' },
    { value: 'report', text: 'Je le signale.', act: genuine ? 'unsafe' : 'safe', says: 'C’est signalé.' },
  ];
  /** The same items, met one by one; `made` is what becomes of them. */
  const met = (made: (item: SequenceItem) => SequenceItem = (item) => item, send?: (item: Item) => object): Checker<Drawn> => ({
    ...sorting(send ? { send } : {}),
    ...sequence(({ items }: Drawn) => items.map(({ id, genuine }) => made({ id, genuine, gestures: gesturesOf(genuine) }))),
  });
  const told = (checker: Checker<Drawn>) => sequenceProblems(measured(checker), 4)[0];

  it('that judges each gesture by itself passes, and is not won in one order', () => {
    expect(sequenceProblems(measured(met()), SEATS)).toEqual([]);
    expect(bestBlindOrder(measured(met()), SEATS)).toBeLessThan(0.1);
  });

  it('with a gesture that has no consequence is found', () => {
    const mute = met((item) => ({ ...item, gestures: item.gestures.map((gesture) => ({ ...gesture, says: '' })) }));
    expect(told(mute)).toMatch(/item-0: nothing comes of « Je le fais\. »/);
  });

  it('whose consequence is sent before the gesture is found', () => {
    expect(told(met(undefined, () => ({ later: 'Et puis : C’est fait.' })))).toMatch(/in the artifacts/);
  });

  it('that ends while a gesture is tried, or tells of other items, is found', () => {
    const careless: Checker<Drawn> = {
      ...met(),
      check: (answer, secrets) => met().check({ ...Object(answer), tried: undefined }, secrets),
    };
    expect(told(careless)).toMatch(/the sequence ends while it is tried/);
  });

  it('that one order of gestures wins is found', () => {
    const all = met((item) => ({
      ...item,
      gestures: [{ value: 'look', text: 'Je regarde.', act: 'tolerated', says: 'Rien.' }, ...item.gestures],
    }));
    expect(bestBlindOrder(measured(all), SEATS)).toBe(1);
  });

  it('that is won by trusting one of its items at random is found', () => {
    const halves: Checker<Drawn> = {
      ...met(),
      secrets: (variant) => ({
        items: variant
          .shuffle([true, true, true, false, false, false])
          .map((genuine, place) => ({ id: `item-${place}`, genuine })),
      }),
    };
    const trusting = (trusted: number): Checker<Drawn> => ({
      ...halves,
      ...sequence(
        ({ items }: Drawn): readonly SequenceItem[] =>
          items.map(({ id, genuine }) => ({
            id,
            genuine,
            gestures: [
              { value: 'do', text: 'Je le fais.', act: genuine ? 'safe' : 'unsafe', says: 'Fait.', takenFor: 'genuine' },
              {
                value: 'report',
                text: 'Je signale.',
                act: genuine ? 'tolerated' : 'safe',
                says: 'Signalé.',
                takenFor: 'hostile',
              },
            ],
          })),
        { falseAlarms: { trusted, held: 'Plus tard.', waiting: String } },
      ),
    });
    expect(mixedShare(measured(trusting(1)), SEATS).wins).toBeGreaterThan(SEATS * 0.35);
    expect(mixedShare(measured(trusting(3)), SEATS).wins).toBeLessThan(SEATS * 0.25);
  });
});

describe('strategies', () => {
  /** The first option is right at every seat. */
  const fixed: Checker<Drawn> = {
    ...sorting(),
    secrets: () => ({ items: [0, 1].map((place) => ({ id: `item-${place}`, genuine: true })) }),
  };
  const solve = { solve: () => ({ 'item-0': 'do', 'item-1': 'do' }), lazy: undefined };

  it('win where every seat has the same answer', async () => {
    const { first, last, longest } = blindShares(measured(fixed), SEATS);
    expect({ first: first.wins, last: last.wins, longest: longest.wins }).toEqual({ first: SEATS, last: 0, longest: 0 });
    expect((await neighbourShare(measured(fixed), solve, SEATS)).wins).toBe(SEATS);
    expect(labelsShare(measured(fixed), SEATS).wins).toBe(SEATS);
  });

  it('win seldom where seats differ', async () => {
    const drawn = measured(sorting());
    const right = { solve: () => '', lazy: undefined };
    expect(blindShares(drawn, SEATS).first.wins).toBeLessThan(SEATS * 0.1);
    expect(labelsShare(drawn, SEATS).wins).toBeLessThan(SEATS * 0.1);
    expect((await neighbourShare(drawn, right, SEATS)).wins).toBeLessThan(SEATS * 0.1);
  });

  it('that send what is unfinished are told apart from those that fail', async () => {
    const lazy = { half: () => ({ 'item-0': 'do' }), report: () => ({ 'item-0': 'report', 'item-1': 'report' }) };
    expect(await lazyShares(measured(fixed), { ...solve, lazy }, SEATS)).toEqual({
      half: { wins: 0, seats: SEATS, unfinished: SEATS },
      report: { wins: 0, seats: SEATS, unfinished: 0 },
    });
  });

  it('that look at the surface alone are measured, by value and by size', () => {
    const { sender, length, place } = surfaceShares(measured(sorting()), SEATS);
    expect({ sender, length }).toEqual({ sender: 1, length: 1 });
    expect(place).toBeLessThan(0.65);
  });
});
