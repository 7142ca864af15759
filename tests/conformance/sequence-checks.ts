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
    const judged = new Map<string, ReturnType<typeof checker.check>>();
    /** Hundreds of orders meet the same answers: the answer itself is made only where it is new. */
    const judge = (decided: Readonly<Record<string, string>>, tried: Readonly<Record<string, string>> = {}) => {
      let key = tried[TRIED] ?? '';
      for (const id in decided) key += `\n${id} ${decided[id]}`;
      for (const id in tried) key += `\t${tried[id]}`;
      const known = judged.get(key) ?? checker.check({ ...decided, ...tried }, secrets);
      judged.set(key, known);
      return known;
    };
    return { judge, items: checker.sequence?.(secrets) ?? [] };
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
  const isClean = ({ judge, items }: (typeof drawn)[number], pressed: (item: SequenceItem) => readonly string[]) => {
    const decided: Record<string, string> = {};
    const left = new Map(items.map((item) => [item.id, [...pressed(item)]]));
    /** Whether the item is decided without a failed attempt. */
    const press = (id: string) => {
      for (let value = left.get(id)?.shift(); value !== undefined; value = left.get(id)?.shift()) {
        const { outcome, output } = judge(decided, { [id]: value, [TRIED]: id });
        if (outcome === 'incorrect') return false;
        if (!Object(output?.['consequences'])[id]?.settled) continue;
        decided[id] = value;
        return true;
      }
      return false;
    };
    while (items.every(({ id }) => decided[id] !== undefined || press(id))) {
      const { outcome, output } = judge(decided);
      if (outcome !== 'neutral') return outcome === 'correct';
      for (const [id, one] of Object.entries(Object(output?.['consequences']))) if (!Object(one).settled) delete decided[id];
    }
    return false;
  };
  const clean = [...byPlace, ...byValue].map((pressed) => drawn.filter((seat) => isClean(seat, pressed)).length);
  return Math.max(...clean) / seats;
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
