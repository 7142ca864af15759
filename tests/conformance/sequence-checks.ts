/**
 * What conformance asks of a sequence, where each gesture is judged by itself: its outcome, and a consequence that tells of nothing else.
 */
import { type SequenceItem, TRIED } from '#engine/rules/sequence.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { type Measured, seedOf } from './strategies.ts';

/**
 * Part of the seats at which somebody who reads nothing, and presses the gestures of every item in one and the same order until it is decided,
 * wins without a failed attempt; for the order that fares best. What is asked again at the end (`FalseAlarms`) gets the next gesture of the order.
 */
export function bestBlindOrder({ checker }: Measured, seats: number): number {
  const drawn = Array.from({ length: seats }, (_, seat) => {
    const secrets = checker.secrets(createVariant(seedOf(seat)));
    return { judge: (answer: Decided) => checker.check(answer, secrets), items: checker.sequence?.(secrets) ?? [] };
  });
  const gestures = drawn.flatMap(({ items }) => items.map((item) => item.gestures));
  const most = Math.max(...gestures.map(({ length }) => length));
  const values = [...new Set(gestures.flat().map(({ value }) => value))];
  const byPlace = ordersOf(Array.from({ length: most }, (_, place) => place)).map(
    (order) => (item: SequenceItem) => order.flatMap((place) => item.gestures[place]?.value ?? []),
  );
  const byValue = ordersOf(values.slice(0, MAX_VALUES)).map((order) => (item: SequenceItem) => [
    ...order.filter((value) => item.gestures.some((gesture) => gesture.value === value)),
    ...item.gestures.map(({ value }) => value).filter((value) => !order.includes(value)),
  ]);
  const orders = [...byPlace, ...byValue];
  const clean = orders.map(() => 0);
  for (const { judge, items } of drawn) {
    const start = new Position({}, judge);
    for (const [index, pressed] of orders.entries()) if (isClean(start, items, pressed)) clean[index] = (clean[index] ?? 0) + 1;
  }
  return Math.max(...clean) / seats;
}

type Decided = Readonly<Record<string, string>>;
type Judge = (answer: Decided) => ReturnType<Measured['checker']['check']>;

/** What is decided so far. Hundreds of orders meet the same positions: each answer is judged once. */
class Position {
  readonly decided: Decided;
  readonly #judge: Judge;
  readonly #judged = new Map<string, ReturnType<Judge>>();
  readonly #next = new Map<string, Position>();
  constructor(decided: Decided, judge: Judge) {
    this.decided = decided;
    this.#judge = judge;
  }

  whole = () => this.#once('', () => this.decided);

  trying = (id: string, value: string) => this.#once(`${id}\t${value}`, () => ({ ...this.decided, [id]: value, [TRIED]: id }));

  #once(key: string, answer: () => Decided) {
    const known = this.#judged.get(key) ?? this.#judge(answer());
    this.#judged.set(key, known);
    return known;
  }

  after(id: string, value: string): Position {
    const key = `${id}\t${value}`;
    const known = this.#next.get(key) ?? new Position({ ...this.decided, [id]: value }, this.#judge);
    this.#next.set(key, known);
    return known;
  }
}

/** Whether somebody wins without a failed attempt who presses the gestures of each item in this order until one decides it. */
function isClean(start: Position, items: readonly SequenceItem[], pressed: (item: SequenceItem) => readonly string[]): boolean {
  let position = start;
  const left = new Map(items.map((item) => [item.id, [...pressed(item)]]));
  /** Whether the item is decided without a failed attempt. */
  const press = (id: string) => {
    for (let value = left.get(id)?.shift(); value !== undefined; value = left.get(id)?.shift()) {
      const { outcome, output } = position.trying(id, value);
      if (outcome === 'incorrect') return false;
      if (!Object(output?.['consequences'])[id]?.settled) continue;
      position = position.after(id, value);
      return true;
    }
    return false;
  };
  while (items.every(({ id }) => position.decided[id] !== undefined || press(id))) {
    const { outcome, output } = position.whole();
    if (outcome !== 'neutral') return outcome === 'correct';
    const consequences = Object(output?.['consequences']);
    const kept = Object.entries(position.decided).filter(([id]) => !(id in consequences) || consequences[id].settled);
    position = kept.reduce((before, [id, value]) => before.after(id, value), start);
  }
  return false;
}

/** Where items have gestures of their own, no order of values is that of all: the others are pressed last, as the screen has them. */
const MAX_VALUES = 5;

function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((thing) => ordersOf(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));
}

/** One text a problem, at most five: the rest is of the same kind. */
export function sequenceProblems({ checker }: Measured, seats: number): readonly string[] {
  const problems: string[] = [];
  for (let seat = 0; seat < seats && problems.length < 5; seat += 1) {
    const secrets = checker.secrets(createVariant(seedOf(seat)));
    const sent = JSON.stringify(checker.artifacts(secrets));
    const items = checker.sequence?.(secrets) ?? [];
    const say = (text: string) => problems.push(`seat ${seat}: ${text}`);
    const safe = Object.fromEntries(
      items.map(({ id, gestures }) => [id, gestures.find(({ act }) => act === 'safe')?.value ?? '']),
    );
    for (const { id, gestures } of items) {
      if (id === TRIED) say(`an item is called ${TRIED}, which is the name of the item that is tried`);
      for (const { value, text, act, says } of gestures) {
        const { outcome, output } = checker.check({ [id]: value, [TRIED]: id }, secrets);
        const consequences: object = Object(output?.['consequences']);
        if (says.trim() === '') say(`${id}: nothing comes of « ${text} »`);
        if (outcome !== (act === 'unsafe' ? 'incorrect' : 'neutral')) say(`${id}: « ${text} » is ${act}, and judged ${outcome}`);
        if (Object.keys(consequences).join() !== id) say(`${id}: « ${text} » is told with ${Object.keys(consequences).join()}`);
        if (sent.includes(JSON.stringify(says).slice(1, -1))) say(`${id}: what comes of « ${text} » is in the artifacts`);
      }
      const others = Object.fromEntries(Object.entries(safe).filter(([other]) => other !== id));
      if (checker.check(others, secrets).outcome !== 'neutral') say(`${id}: the sequence ends without it`);
      if (checker.check({ ...safe, [TRIED]: id }, secrets).outcome !== 'neutral')
        say(`${id}: the sequence ends while it is tried`);
    }
    if (checker.check({ ...safe, elsewhere: 'nothing' }, secrets).outcome !== 'correct')
      say('a word outside of the list changes it');
  }
  return problems.slice(0, 5);
}
