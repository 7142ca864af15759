/**
 * Judges a sequence: items handled one after the other, each decided by one gesture that has a consequence. Stateless: an answer contains
 * all gestures decided so far, by item id. The browser knows which item is open and what was tried before.
 */
import type { Answer } from '#schemas/challenges.ts';
import { fieldOf } from './answer.ts';
import type { Choice, ChoiceOption } from './choices.ts';
import { correct, incorrect, type Judgement, neutral } from './judgement.ts';

/** Consequence of a gesture. */
export interface Consequence {
  /** One or two sentences about the item, not about the player: « La porte se referme : le coursier attend dehors. » */
  readonly says: string;
  /**
   * Where the decisive place is: the name of a part that the scene marks, a text with the place in [brackets], or such texts by field of
   * the item.
   */
  readonly place?: string | Readonly<Record<string, string>>;
}

/** One gesture of an item. @typeParam V verdicts of the mistakes, each of which has a message in the scene */
export interface SequenceGesture<V extends string = string> extends Consequence, ChoiceOption {
  /** For an unsafe act: the verdict of this kind of mistake; 'incorrect' by default. */
  readonly mistake?: V;
  /** For a tolerated act: the item stays open until another gesture decides it. By default the player goes on. */
  readonly again?: true;
}

/** One item of the sequence. */
export interface SequenceItem<V extends string = string> extends Pick<Choice, 'genuine' | 'surface'> {
  /** Field of the answer. */
  readonly id: string;
  /** Gestures in the order of the screen. */
  readonly gestures: readonly SequenceGesture<V>[];
}

/** Limit for gestures that are tolerated a few times: from the `max + 1`-th on they have another outcome. */
export interface SequenceLimit<V extends string = string> {
  counts(gesture: SequenceGesture<V>, item: SequenceItem<V>): boolean;
  /** A number, or one that follows from the items that were drawn. */
  readonly max: number | ((items: readonly SequenceItem<V>[]) => number);
  readonly beyond: Pick<SequenceGesture<V>, 'act' | 'mistake' | 'again' | 'says'>;
}

/**
 * Limit for false alarms: tolerated gestures that decide a genuine item as hostile (`takenFor`). They cost nothing as long as enough genuine
 * items are left to be trusted; the one that leaves fewer is a mistake, so that who reports everything does not win. Rule: docs/pedagogy.md.
 * @param trusted how many genuine items must be trusted, at least one
 * @param mistake its verdict
 * @param says what comes of it, as a matter of work: who waits, what is lost among the reports
 */
export function falseAlarms<V extends string>({
  trusted,
  mistake,
  says,
}: {
  readonly trusted: number;
  readonly mistake: V;
  readonly says: string;
}): SequenceLimit<V> {
  return {
    counts: ({ act, again, takenFor }, { genuine }) =>
      genuine === true && act === 'tolerated' && !again && takenFor === 'hostile',
    max: (items) => items.filter(({ genuine }) => genuine === true).length - trusted,
    beyond: { act: 'unsafe', mistake, says },
  };
}

/** Consequence of a chosen gesture, as sent to the browser. */
export interface GivenConsequence extends Consequence {
  readonly gesture: string;
  readonly act: ChoiceOption['act'];
  /** Whether the gesture decides the item. */
  readonly settled: boolean;
}

export type SequenceOutput = {
  /** The newest consequence, for `{says}` in the scene's messages. */
  readonly says: string;
  /** Consequences by item id, only for items whose gestures are in this answer. */
  readonly consequences: Readonly<Record<string, GivenConsequence>>;
};

/**
 * Field of an answer with the id of the item being tried: only this item is judged and answered, the others count for limits only, and the
 * sequence does not end. Without it the whole answer is judged.
 */
export const TRIED = 'tried';

/** Reply to an answer without a gesture, which no scene sends. */
const NOTHING_GIVEN = 'Choisissez un geste.';

interface Given<V extends string> {
  readonly item: SequenceItem<V>;
  readonly gesture: SequenceGesture<V>;
}

type SequenceVerdict<V extends string> = V | 'correct' | 'incorrect' | 'step' | 'tolerated';

/** Methods of a server part with a sequence. */
interface SequenceMethods<S, V extends string> {
  check(answer: Answer, secrets: S): Judgement<SequenceVerdict<V>, SequenceOutput>;
  choices(secrets: S): readonly Choice[];
  /** For conformance only. */
  sequence(secrets: S): readonly SequenceItem<V>[];
}

/**
 * Methods `check` and `choices` of a server part for a sequence, to spread into `defineChecker`. An unsafe gesture is a failed attempt; any
 * other step is free. The challenge is solved by a safe or tolerated gesture for every item.
 * @param itemsOf the items of one participant, in order, with all gestures
 */
export function sequence<S, V extends string = never>(
  itemsOf: (secrets: S) => readonly SequenceItem<V>[],
  { limits = [] }: { readonly limits?: readonly SequenceLimit<V>[] } = {},
): SequenceMethods<S, V> {
  return {
    sequence: itemsOf,
    check: (answer, secrets) => judged(answer, itemsOf(secrets), limits),
    choices: (secrets) =>
      itemsOf(secrets).map(({ id, gestures, genuine, surface }) => ({
        field: id,
        options: gestures.map(({ value, text, act, takenFor }) => ({ value, text, act, ...(takenFor ? { takenFor } : {}) })),
        ...(genuine === undefined ? {} : { genuine }),
        ...(surface === undefined ? {} : { surface }),
      })),
  };
}

function judged<V extends string>(
  answer: Answer,
  items: readonly SequenceItem<V>[],
  limits: readonly SequenceLimit<V>[],
): Judgement<SequenceVerdict<V>, SequenceOutput> {
  const triedId = fieldOf(answer, TRIED);
  const given = items.flatMap((item): Given<V>[] => {
    const value = fieldOf(answer, item.id);
    const gesture = item.gestures.find((one) => one.value === value);
    return gesture ? [{ item, gesture }] : [];
  });
  // For limits, the gesture being tried counts as the latest of its kind, wherever its item stands.
  const tried = given.find(({ item }) => item.id === triedId);
  const limited = withLimits(tried ? [...given.filter((one) => one !== tried), tried] : given, limits, items);
  const asked = triedId === undefined ? limited : tried ? limited.slice(-1) : [];
  const wrong = asked.filter(({ gesture }) => gesture.act === 'unsafe');
  const [news = asked.at(-1)] = wrong;
  const output: SequenceOutput = {
    says: news?.gesture.says ?? NOTHING_GIVEN,
    consequences: Object.fromEntries(asked.map(({ item, gesture }) => [item.id, consequenceOf(gesture)])),
  };
  if (wrong.length > 0) {
    const [kind, ...others] = new Set(wrong.map(({ gesture }) => gesture.mistake));
    return incorrect(kind !== undefined && others.length === 0 ? kind : 'incorrect', output);
  }
  if (triedId === undefined && asked.length === items.length && asked.every(({ gesture }) => isSettled(gesture)))
    return correct('correct', output);
  return neutral(news?.gesture.act === 'tolerated' ? 'tolerated' : 'step', output);
}

/** Applies the limits to the gestures, in order. */
function withLimits<V extends string>(
  given: readonly Given<V>[],
  limits: readonly SequenceLimit<V>[],
  items: readonly SequenceItem<V>[],
): readonly Given<V>[] {
  const counted = new Map<SequenceLimit<V>, number>();
  return given.map((one) => {
    const { item, gesture } = one;
    for (const limit of limits) {
      if (!limit.counts(gesture, item)) continue;
      const count = (counted.get(limit) ?? 0) + 1;
      counted.set(limit, count);
      if (count <= (typeof limit.max === 'number' ? limit.max : limit.max(items))) continue;
      const { value, text, place } = gesture;
      return { item, gesture: { value, text, ...(place === undefined ? {} : { place }), ...limit.beyond } };
    }
    return one;
  });
}

function isSettled({ act, again }: Pick<SequenceGesture, 'act' | 'again'>): boolean {
  return act !== 'unsafe' && !again;
}

/** Decisive place of a consequence that has a single text; undefined if it has none, or one for each field. */
export function markedText(consequence: Pick<GivenConsequence, 'place'> | undefined): string | undefined {
  return typeof consequence?.place === 'string' ? consequence.place : undefined;
}

function consequenceOf({ value, act, again, says, place }: SequenceGesture): GivenConsequence {
  return {
    gesture: value,
    act,
    settled: isSettled({ act, ...(again ? { again } : {}) }),
    says,
    ...(place === undefined ? {} : { place }),
  };
}
