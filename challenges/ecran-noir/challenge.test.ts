import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import solve, { lazy } from './solve.ts';

const variants = Array.from({ length: 24 }, (_, index) => checker.secrets(createVariant(index.toString(16).padStart(32, '7'))));
const right = (secrets: (typeof variants)[number]) => Object(solve(checker.artifacts(secrets), {}));
/** Refuses one more card, and moves the later cards up one rank. */
const without = (answer: Record<string, string>, id: string) =>
  Object.fromEntries(
    Object.entries(answer).map(([other, rank]) => [
      other,
      other === id ? 'no' : Number(rank) > Number(answer[id]) ? String(Number(rank) - 1) : rank,
    ]),
  );
/** Adds one more card to do, at the last rank. */
const withCard = (answer: Record<string, string>, id: string) => ({
  ...answer,
  [id]: String(Object.values(answer).filter((rank) => rank !== 'no').length + 1),
});
/** Swaps the ranks of two cards. */
const swapped = (answer: Record<string, string>, one: string, other: string) => ({
  ...answer,
  [one]: answer[other] ?? '',
  [other]: answer[one] ?? '',
});
/** Whether misjudging the card is tolerated. */
const harmsNobody = ({ stage, harmless }: { readonly stage?: string | undefined; readonly harmless?: string | undefined }) =>
  harmless !== undefined || stage === 'then' || stage === 'any';

describe.each(variants.map((secrets, index) => ({ index, secrets })))('hand $index', ({ secrets }) => {
  const { cards } = secrets;
  const shown = checker.artifacts(secrets).cards;
  const at = (stage: string) => cards.filter((card) => card.stage === stage).map(({ id }) => id);
  const [cut = ''] = at('cut');
  const [call = ''] = at('call');
  const rest = at('then');

  it('has eight cards, all different, and one way at least to be too wary and too hasty', () => {
    expect(new Set(cards.map(({ text }) => text)).size).toBe(8);
    expect([at('cut').length, at('call').length]).toEqual([1, 1]);
    expect(cards.filter(({ stage, harmless }) => stage === undefined && !harmless).length).toBeGreaterThan(0);
    expect(cards.some(({ text, harmless }) => harmless === 'announced' || /Malik, que vous avez appelé/.test(text))).toBe(true);
  });

  it('takes any order of what follows the call, and of what is a state', () => {
    const [one = '', other = ''] = rest;
    if (other) expect(checker.check(swapped(right(secrets), one, other), secrets).outcome).toBe('correct');
    for (const state of at('any')) {
      const first = withCard(without(right(secrets), state), state);
      expect(checker.check(first, secrets).outcome).toBe('correct');
    }
  });

  it('takes the network and the call in either order', () => {
    expect(checker.check(swapped(right(secrets), cut, call), secrets).outcome).toBe('correct');
  });

  it('wants both before the rest', () => {
    for (const id of rest)
      for (const due of [cut, call]) {
        const { output, ...judged } = checker.check(swapped(right(secrets), due, id), secrets);
        expect(judged).toEqual({ outcome: 'incorrect', verdict: 'order' });
        // The card that comes too early is named.
        const named = rest.filter((other) =>
          String(Object(output).look).includes(shown.find((card) => card.id === other)?.text ?? '?'),
        );
        expect({ ...output, look: named }).toMatchObject({ right: 8, of: 8, look: [id] });
        // The output shows what the order costs: screens go black before the network is cut, the server is reached before the call.
        const { fallen, reached } = Object(output).quarter;
        expect({ fallen: fallen > 0, reached }).toMatchObject(due === cut ? { fallen: true } : { fallen: false, reached: true });
      }
  });

  it('counts nothing where colleagues are warned before the network or the call, and names the card', () => {
    for (const id of at('tell')) {
      const first = { ...withCard(without(right(secrets), id), id) };
      const warned = Object.fromEntries(
        Object.entries(first).map(([other, rank]) => [
          other,
          rank === 'no' ? rank : other === id ? '1' : String(Number(rank) + 1),
        ]),
      );
      const { output, ...judged } = checker.check(warned, secrets);
      expect(judged).toEqual({ outcome: 'neutral', verdict: 'told-early' });
      expect(Object(output).look).toContain(shown.find((card) => card.id === id)?.text);
    }
  });

  it('says what kind of mistake it was, how many cards are right, and where to look, without naming a card', () => {
    for (const { id, stage, harmless } of cards) {
      const answer = stage === undefined ? withCard(right(secrets), id) : without(right(secrets), id);
      const harmful = stage === undefined ? 'too-hasty' : 'too-wary';
      // Refusing to leave the device on is no plan that switches it off: only a kept gesture does.
      const kept = harmless && ({ announced: 'interrupted', memory: 'switched-off' } as const)[harmless];
      const spared = stage === undefined ? kept : 'unfinished';
      const { output, ...judged } = checker.check(answer, secrets);
      // Stopping announced work, switching the device off, or not keeping a trace harms nobody.
      expect(judged).toEqual(
        harmsNobody({ stage, harmless }) ? { outcome: 'neutral', verdict: spared } : { outcome: 'incorrect', verdict: harmful },
      );
      expect(output).toMatchObject({ right: 7, of: 8, look: expect.stringMatching(/^Relisez .*\?$/) });
      expect(shown.filter(({ text }) => String(Object(output).look).includes(text))).toEqual([]);
    }
    expect(checker.check(lazy.refuse(checker.artifacts(secrets), {}), secrets).verdict).toBe('too-wary');
    expect(checker.check(lazy.accept(checker.artifacts(secrets), {}), secrets).verdict).toBe('too-hasty');
    expect(checker.check(lazy.keyWords(checker.artifacts(secrets), {}), secrets).outcome).toBe('incorrect');
  });

  it('says of the order together with the cards where both are wrong, and names none', () => {
    for (const { id, stage, harmless } of cards) {
      const [late] = rest.filter((other) => other !== id);
      if (stage !== undefined || !late) continue;
      const { output, ...judged } = checker.check(swapped(withCard(right(secrets), id), cut, late), secrets);
      expect(judged).toEqual({ outcome: 'incorrect', verdict: harmless ? 'order' : 'too-hasty' });
      expect(output).toMatchObject({ right: 7, look: expect.stringMatching(/^Relisez .*\? L’ordre aussi est à revoir/) });
      expect(shown.filter(({ text }) => String(Object(output).look).includes(text))).toEqual([]);
    }
  });

  it('tells what harms nobody as harmless, once it is solved: what was announced, the device switched off, a trace not kept', () => {
    const { harmless } = Object(checker.check(right(secrets), secrets).output);
    const expected = cards.flatMap((card) =>
      harmsNobody(card) ? [`${shown.find(({ id }) => id === card.id)?.text} : ${card.stage ? 'J’évite' : 'Je fais'}`] : [],
    );
    expect(harmless).toEqual(expected);
    expect(harmless.length).toBeGreaterThan(0);
  });

  it('shows what each gesture does: the screens beside it, the server, the device', () => {
    const seen = (answer: Record<string, string>) => Object(checker.check(answer, secrets).output).quarter;
    const spared = { fallen: 0, of: 3, reached: false, off: false, touched: false, answered: false };
    expect(seen(right(secrets))).toEqual(spared);
    expect(seen(without(right(secrets), cut))).toEqual({ ...spared, fallen: 3 });
    expect(seen(without(right(secrets), call))).toEqual({ ...spared, reached: true });
    const switchedOff = cards.find(({ spot, stage }) => spot === 'power' && stage === undefined)?.id ?? '';
    expect(seen(withCard(right(secrets), switchedOff))).toEqual({ ...spared, off: true });
    for (const { id } of cards.filter(({ stage, harmless }) => stage === 'any' && harmless === 'memory'))
      expect(seen(without(right(secrets), id))).toEqual(spared);
    // Switching off may even come first: a tolerated gesture gives the attack no time to spread.
    const first = Object.entries(right(secrets)).map(([id, rank]) => [id, rank === 'no' ? rank : String(Number(rank) + 1)]);
    expect(seen({ ...Object.fromEntries(first), [switchedOff]: '1' })).toEqual({ ...spared, off: true });
  });

  it('counts nothing while a card waits, or a rank is missing or given twice', () => {
    const answer = right(secrets);
    const { [cut]: _, ...waiting } = answer;
    for (const unfinished of [
      {},
      '',
      waiting,
      { ...answer, [cut]: '9' },
      { ...answer, [cut]: answer[call] ?? '' },
      { ...answer, [cut]: '' },
    ])
      expect(checker.check(unfinished, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });

  it('keeps to itself what is right until it is solved, and then says why of every card', () => {
    expect(JSON.stringify(checker.artifacts(secrets))).not.toMatch(/stage|harmless|why/);
    const revealed = checker.reveal?.(secrets).cards ?? [];
    expect(revealed.map(({ text }) => text).toSorted()).toEqual(cards.map(({ text }) => text).toSorted());
    // Following the reveal is a right answer: the cards to do come first, in a right order.
    const idOf = (text: string) => cards.find((card) => card.text === text)?.id ?? '';
    const followed = revealed.map(({ text, kind }, place) => [
      idOf(text),
      kind === 'first' || kind === 'besides' ? String(place + 1) : 'no',
    ]);
    expect(checker.check(Object.fromEntries(followed), secrets).outcome).toBe('correct');
    expect(revealed.filter(({ kind }) => kind === 'first').map(({ text }) => idOf(text))).toEqual([cut, call]);
    for (const { text, kind } of revealed)
      if (kind === 'leave' || kind === 'aside' || kind === 'refuse')
        expect(cards.find((card) => card.text === text)?.harmless).toBe(
          { leave: 'announced', aside: 'memory', refuse: undefined }[kind],
        );
  });
});
