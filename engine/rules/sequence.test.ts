import { describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/challenges.ts';
import { markedText, type SequenceGesture, type SequenceItem, type SequenceLimit, sequence } from './sequence.ts';

type Mistake = 'trusting' | 'wary';

const gesture = (
  value: string,
  act: SequenceGesture['act'],
  more: Partial<SequenceGesture<Mistake>> = {},
): SequenceGesture<Mistake> => ({ value, text: `Je ${value}`, act, says: `Réponse à ${value}.`, ...more });

const ITEMS: readonly SequenceItem<Mistake>[] = [
  {
    id: 'mail',
    genuine: false,
    surface: { sender: 'outside' },
    gestures: [
      gesture('open', 'unsafe', { mistake: 'trusting', place: 'sender' }),
      gesture('look', 'tolerated', { again: true }),
      gesture('report', 'safe', { takenFor: 'hostile' }),
    ],
  },
  {
    id: 'call',
    gestures: [gesture('answer', 'safe'), gesture('check', 'tolerated'), gesture('hang-up', 'unsafe', { mistake: 'wary' })],
  },
  { id: 'door', gestures: [gesture('hold', 'unsafe'), gesture('close', 'safe'), gesture('check', 'tolerated')] },
];
const RIGHT = { mail: 'report', call: 'answer', door: 'close' };

const { check, choices } = sequence((items: typeof ITEMS) => items);
const judged = (answer: Answer) => check(answer, ITEMS);

describe('a sequence', () => {
  it('is over with a safe or tolerated gesture for each item', () => {
    expect(judged(RIGHT)).toMatchObject({ outcome: 'correct', verdict: 'correct' });
    expect(judged({ ...RIGHT, call: 'check' })).toMatchObject({ outcome: 'correct' });
  });

  it.each([
    ['an item that is missing', { mail: 'report', call: 'answer' }],
    ['a word outside of the list', { ...RIGHT, door: 'kick' }],
    ['a gesture that leaves its item open', { ...RIGHT, mail: 'look' }],
    ['an item that is tried now', { ...RIGHT, tried: 'door' }],
    ['nothing at all', {}],
    ['a text', 'report'],
  ])('goes on with %s, at no cost', (_, answer) => {
    expect(judged(answer).outcome).toBe('neutral');
  });

  it('answers what holds no gesture, or tries an item that it does not decide, in words too', () => {
    const nothing = { says: 'Choisissez un geste.', consequences: {} };
    expect(judged({})).toEqual({ outcome: 'neutral', verdict: 'step', output: nothing });
    expect(judged({ ...RIGHT, tried: 'window' })).toEqual({ outcome: 'neutral', verdict: 'step', output: nothing });
  });

  it('counts an unsafe gesture, and says which kind of mistake it was', () => {
    expect(judged({ mail: 'open', tried: 'mail' })).toMatchObject({ outcome: 'incorrect', verdict: 'trusting' });
    expect(judged({ door: 'hold', tried: 'door' })).toMatchObject({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it('names no kind where the mistakes of a whole answer are of several', () => {
    expect(judged({ ...RIGHT, mail: 'open' }).verdict).toBe('trusting');
    expect(judged({ ...RIGHT, mail: 'open', call: 'hang-up' }).verdict).toBe('incorrect');
  });

  it('tells of the item that is tried, and of no other', () => {
    expect(judged({ call: 'answer', mail: 'open', tried: 'mail' }).output).toEqual({
      says: 'Réponse à open.',
      consequences: {
        mail: { gesture: 'open', act: 'unsafe', settled: false, says: 'Réponse à open.', place: 'sender' },
      },
    });
  });

  it('judges what is tried by itself: what was decided before costs nothing again', () => {
    expect(judged({ mail: 'open', call: 'answer', tried: 'call' })).toMatchObject({ outcome: 'neutral', verdict: 'step' });
  });

  it('tells again of what was decided, and that a tolerated gesture was not needed', () => {
    const { verdict, output } = judged({ mail: 'look', call: 'check' });
    expect(verdict).toBe('tolerated');
    expect(output?.consequences).toMatchObject({ mail: { settled: false }, call: { settled: true, act: 'tolerated' } });
  });

  it('of several gestures that are right, tells of the last', () => {
    expect(judged(RIGHT).output?.says).toBe('Réponse à close.');
  });

  it('of a single item goes on while that is tried: only a whole answer ends it', () => {
    const [, , door] = ITEMS;
    const single = door ? [door] : [];
    expect(check({ door: 'close', tried: 'door' }, [...single]).outcome).toBe('neutral');
    expect(check({ door: 'close' }, [...single]).outcome).toBe('correct');
  });

  it('names its choices, each gesture with its act', () => {
    expect(choices(ITEMS)[0]).toEqual({
      field: 'mail',
      genuine: false,
      surface: { sender: 'outside' },
      options: [
        { value: 'open', text: 'Je open', act: 'unsafe' },
        { value: 'look', text: 'Je look', act: 'tolerated' },
        { value: 'report', text: 'Je report', act: 'safe', takenFor: 'hostile' },
      ],
    });
    expect(choices(ITEMS)[1]).not.toHaveProperty('genuine');
  });
});

it('the decisive place of a consequence is marked where it has a single text', () => {
  expect(markedText({ place: 'sender' })).toBe('sender');
  expect([markedText({ place: { sender: 'outside' } }), markedText({}), markedText(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a limit', () => {
  const once: SequenceLimit<Mistake> = {
    counts: ({ value }) => value === 'check',
    max: 1,
    beyond: { act: 'tolerated', again: true, says: 'Une fois suffit.' },
  };
  const limited = sequence((items: typeof ITEMS) => items, { limits: [once] });

  it('lets the first ones pass, and holds the next one open', () => {
    expect(limited.check({ ...RIGHT, call: 'check' }, ITEMS).outcome).toBe('correct');
    expect(limited.check({ ...RIGHT, call: 'check', door: 'check' }, ITEMS).outcome).toBe('neutral');
  });

  it('counts what is tried now as the last, wherever its item stands', () => {
    const { output } = limited.check({ call: 'check', door: 'check', tried: 'call' }, ITEMS);
    expect(output?.consequences).toEqual({
      call: { gesture: 'check', act: 'tolerated', settled: false, says: 'Une fois suffit.' },
    });
  });

  it('counts what is tried now once', () => {
    expect(limited.check({ call: 'check', tried: 'call' }, ITEMS).output?.consequences).toMatchObject({
      call: { settled: true },
    });
  });

  it('leaves the decisive place of a gesture where it was', () => {
    const marked: readonly SequenceItem<Mistake>[] = [
      { id: 'mail', gestures: [gesture('check', 'safe', { place: 'sender' })] },
      { id: 'call', gestures: [gesture('check', 'safe', { place: 'number' })] },
    ];
    const { output } = sequence(() => marked, { limits: [once] }).check({ mail: 'check', call: 'check' }, {});
    expect(output?.consequences).toMatchObject({ mail: { place: 'sender' }, call: { place: 'number', settled: false } });
  });
});

describe('false alarms', () => {
  const pile: readonly SequenceItem<Mistake>[] = ['a', 'b', 'c', 'trap'].map((id) => ({
    id,
    genuine: id !== 'trap',
    gestures:
      id === 'trap'
        ? [gesture('report', 'safe', { takenFor: 'hostile' })]
        : [
            gesture('do', 'safe', { takenFor: 'genuine' }),
            gesture('report', 'tolerated', { takenFor: 'hostile' }),
            gesture('refuse', 'tolerated', { takenFor: 'hostile', again: true }),
            gesture('check', 'tolerated'),
          ],
  }));
  const trusting = (trusted: number) =>
    sequence((items: typeof pile) => items, {
      falseAlarms: { trusted, held: 'Plus tard.', waiting: (count) => `${count} attendent.` },
    });
  const judge = (trusted: number, answer: Answer) => trusting(trusted).check(answer, pile);

  it('are free as long as enough genuine items are left to be trusted', () => {
    expect(judge(1, { a: 'report', b: 'report', c: 'do', trap: 'report' }).outcome).toBe('correct');
    expect(judge(2, { a: 'report', b: 'do', c: 'do', trap: 'report' }).outcome).toBe('correct');
  });

  it('are no failed attempt afterwards: reports of genuine and hostile items are held with the same answer', () => {
    const told = { a: 'report', b: 'report' };
    const answers = ['c', 'trap'].map((tried) => judge(1, { ...told, [tried]: 'report', tried }));
    expect(answers).toEqual(
      ['c', 'trap'].map((id) => ({
        outcome: 'neutral',
        verdict: 'tolerated',
        output: {
          says: 'Plus tard.',
          consequences: { [id]: { gesture: 'report', act: 'tolerated', settled: true, says: 'Plus tard.', held: true } },
        },
      })),
    );
  });

  it('have their decisive place marked while they are held', () => {
    const marked = pile.map((item) => ({ ...item, gestures: item.gestures.map((one) => ({ ...one, place: `[${item.id}]` })) }));
    const { output } = trusting(1).check({ a: 'report', b: 'report', trap: 'report', tried: 'trap' }, marked);
    expect(output?.consequences['trap']).toMatchObject({ held: true, place: '[trap]' });
  });

  it('are asked again at the end, all that were held, with how many genuine ones wait', () => {
    const { outcome, output } = judge(2, { a: 'report', b: 'report', c: 'report', trap: 'report' });
    expect({ outcome, says: output?.says }).toEqual({ outcome: 'neutral', says: '2 attendent.' });
    const settled = Object.entries(output?.consequences ?? {}).map(([id, one]) => [id, one.settled]);
    expect(Object.fromEntries(settled)).toEqual({ a: true, b: false, c: false, trap: false });
  });

  it('end with what comes of a held report of something hostile', () => {
    const { outcome, output } = judge(1, { a: 'report', b: 'report', c: 'do', trap: 'report' });
    expect({ outcome, trap: output?.consequences['trap'] }).toMatchObject({ outcome: 'correct', trap: { act: 'safe' } });
  });

  it('have what was right told beside them, once it is solved and no sooner', () => {
    const accepted = { a: 'report', b: 'check', c: 'do', trap: 'report' };
    expect(judge(2, { ...accepted, tried: 'b' }).output).not.toHaveProperty('right');
    expect(judge(2, accepted)).toMatchObject({ outcome: 'correct', output: { right: { a: 'Je do', b: 'Je do' } } });
    expect(judge(2, { ...accepted, a: 'do', b: 'do' }).output).not.toHaveProperty('right');
  });

  it('are not what is checked, or refused and left open', () => {
    expect(judge(2, { a: 'check', b: 'check', c: 'report', trap: 'report' }).outcome).toBe('correct');
    expect(judge(2, { a: 'refuse', b: 'refuse', c: 'report', tried: 'c' })).toMatchObject({
      outcome: 'neutral',
      output: { consequences: { c: { act: 'tolerated', settled: true } } },
    });
  });
});
