/**
 * The judgement of a sequence: items that are met one after the other, each decided by one gesture with a consequence of its own. Stateless:
 * an answer holds the gestures that are decided so far, by the item's id. Which item is open, and what was tried before, is the browser's.
 */
import type { Answer } from '#schemas/challenges.ts';
import { fieldOf } from './answer.ts';
import type { Choice, ChoiceOption } from './choices.ts';
import { correct, incorrect, type Judgement, neutral } from './judgement.ts';

/** What the world answers to a gesture. */
export interface Consequence {
  /** One or two sentences, told of the item rather than of the player: « La porte se referme : le coursier attend dehors. » */
  readonly says: string;
  /**
   * Where the decisive place is, in the scene's own words: the name of a part that it marks, a text with the place in [brackets], or such texts by
   * the names of the item's fields.
   */
  readonly place?: string | Readonly<Record<string, string>>;
}

/** One gesture of an item. @typeParam V verdicts of the mistakes, each of which has a message in the scene */
export interface SequenceGesture<V extends string = string> extends Consequence, ChoiceOption {
  /** Of an unsafe act: which kind of mistake it is; 'incorrect' without it. */
  readonly mistake?: V;
  /** Of a tolerated act: the item stays open, and is decided by another gesture. Without it one goes on. */
  readonly again?: true;
}

/** One item, in the order in which it is met. */
export interface SequenceItem<V extends string = string> extends Pick<Choice, 'genuine' | 'surface'> {
  /** Field of the answer. */
  readonly id: string;
  /** In the order of the screen. */
  readonly gestures: readonly SequenceGesture<V>[];
}

/** Of gestures that are tolerated a few times: from the `max + 1`-th on they have another outcome. */
export interface SequenceLimit<V extends string = string> {
  counts(gesture: SequenceGesture<V>, item: SequenceItem<V>): boolean;
  readonly max: number;
  readonly beyond: Pick<SequenceGesture<V>, 'act' | 'mistake' | 'again' | 'says'>;
}

/** The consequence of a gesture that was given, as the browser receives it. */
export interface GivenConsequence extends Consequence {
  readonly gesture: string;
  readonly act: ChoiceOption['act'];
  /** The item is decided by it. */
  readonly settled: boolean;
}

export type SequenceOutput = {
  /** The consequence that is news, for the `{says}` of the scene's messages. */
  readonly says: string;
  /** By the id of the item: of items whose gestures this answer asks about, and of no other. */
  readonly consequences: Readonly<Record<string, GivenConsequence>>;
};

/**
 * Field of an answer that names the item whose gesture is tried now: this item alone is judged and told, the others count for limits only, and
 * the sequence does not end by it. Without it the answer is judged as a whole.
 */
export const TRIED = 'tried';

/** Shown where an answer holds no gesture: no scene sends it. */
const NOTHING_GIVEN = 'Choisissez un geste.';

interface Given<V extends string> {
  readonly item: SequenceItem<V>;
  readonly gesture: SequenceGesture<V>;
}

type SequenceVerdict<V extends string> = V | 'correct' | 'incorrect' | 'step' | 'tolerated';

/** The methods of a server part that a sequence has. */
export interface SequenceMethods<S, V extends string> {
  check(answer: Answer, secrets: S): Judgement<SequenceVerdict<V>, SequenceOutput>;
  choices(secrets: S): readonly Choice[];
  /** For conformance only. */
  sequence(secrets: S): readonly SequenceItem<V>[];
}

/**
 * `check` and `choices` of a server part, from its items: to be spread into `defineChecker`. An unsafe gesture is a failed attempt, anything else
 * a step that costs nothing; with a safe or tolerated gesture for every item the challenge is solved.
 * @param itemsOf the items of one participant, in their order, with all gestures
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
  // What is tried now is the last of its kind, wherever the item stands.
  const tried = given.find(({ item }) => item.id === triedId);
  const limited = withLimits(tried ? [...given.filter((one) => one !== tried), tried] : given, limits);
  const asked = triedId === undefined ? limited : tried ? limited.slice(-1) : [];
  const wrong = asked.filter(({ gesture }) => gesture.act === 'unsafe');
  const [news = asked.at(-1)] = wrong;
  const output: SequenceOutput = {
    says: news?.gesture.says ?? NOTHING_GIVEN,
    consequences: Object.fromEntries(asked.map(({ item, gesture }) => [item.id, told(gesture)])),
  };
  if (wrong.length > 0) {
    const [kind, ...others] = new Set(wrong.map(({ gesture }) => gesture.mistake));
    return incorrect(kind !== undefined && others.length === 0 ? kind : 'incorrect', output);
  }
  if (triedId === undefined && asked.length === items.length && asked.every(({ gesture }) => isSettled(gesture)))
    return correct('correct', output);
  return neutral(news?.gesture.act === 'tolerated' ? 'tolerated' : 'step', output);
}

/** The gestures with what limits make of them, in their order. */
function withLimits<V extends string>(given: readonly Given<V>[], limits: readonly SequenceLimit<V>[]): readonly Given<V>[] {
  const counted = new Map<SequenceLimit<V>, number>();
  return given.map((one) => {
    const { item, gesture } = one;
    for (const limit of limits) {
      if (!limit.counts(gesture, item)) continue;
      const count = (counted.get(limit) ?? 0) + 1;
      counted.set(limit, count);
      if (count <= limit.max) continue;
      const { value, text, place } = gesture;
      return { item, gesture: { value, text, ...(place === undefined ? {} : { place }), ...limit.beyond } };
    }
    return one;
  });
}

function isSettled({ act, again }: Pick<SequenceGesture, 'act' | 'again'>): boolean {
  return act !== 'unsafe' && !again;
}

/** The decisive place of a consequence that names one part or has one text; undefined where it has none, or a text for each field. */
export function markedText(consequence: Pick<GivenConsequence, 'place'> | undefined): string | undefined {
  return typeof consequence?.place === 'string' ? consequence.place : undefined;
}

function told({ value, act, again, says, place }: SequenceGesture): GivenConsequence {
  return {
    gesture: value,
    act,
    settled: isSettled({ act, ...(again ? { again } : {}) }),
    says,
    ...(place === undefined ? {} : { place }),
  };
}
