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
   * The decisive passage: the name of a part that the scene marks, a text with the passage in [brackets], or such texts by field of the
   * item.
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
  readonly max: number;
  readonly beyond: Pick<SequenceGesture<V>, 'act' | 'mistake' | 'again' | 'says'>;
}

/**
 * False alarms: tolerated gestures that decide a genuine item as hostile (`takenFor`). None is a failed attempt. As long as enough genuine
 * items are left to be trusted, each report is answered at once. Later reports are held: genuine and hostile items get the same answer,
 * with their decisive place marked. At the end the items of held reports are opened again if too many genuine ones are among them, so that
 * a player who reports everything has to read in any case. Decision 47.
 */
export interface FalseAlarms {
  /** Number of genuine items that must be trusted, at least one. */
  readonly trusted: number;
  /** Answer to a report that is held, whatever its item is. */
  readonly held: string;
  /**
   * Message at the end: why all items with held reports are open again, and that one press keeps a report.
   * @param count number of genuine items among them
   */
  waiting(count: number): string;
}

/** Consequence of a chosen gesture, as sent to the browser. */
export interface GivenConsequence extends Consequence {
  readonly gesture: string;
  readonly act: ChoiceOption['act'];
  /** Whether the gesture decides the item. */
  readonly settled: boolean;
  /** Set for a report that is not answered yet. */
  readonly held?: true;
  /** Whether the item is genuine: sent once the safe gesture has decided it, if the item asks that question. */
  readonly genuine?: boolean;
}

export type SequenceOutput = {
  /** The newest consequence, for `{says}` in the scene's messages. */
  readonly says: string;
  /** Consequences by item id, only for items whose gestures are in this answer. */
  readonly consequences: Readonly<Record<string, GivenConsequence>>;
  /** Only in the reply to a solve: for each item that a tolerated gesture decided, the label of its safe gesture, by item id. */
  readonly right?: Readonly<Record<string, string>>;
};

/**
 * Field of an answer with the id of the item being tried: only this item is judged and answered, the others count for limits and false
 * alarms only, and the sequence does not end. Without this field the whole answer is judged.
 */
export const TRIED = 'tried';

/** Reply to an answer without a gesture, which no scene sends. */
const NOTHING_GIVEN = 'Choisissez un geste.';

interface Given<V extends string> {
  readonly item: SequenceItem<V>;
  readonly gesture: SequenceGesture<V>;
  readonly held?: true;
}

type SequenceVerdict<V extends string> = V | 'correct' | 'incorrect' | 'step' | 'tolerated';

/** Rules that apply over several items. */
interface SequenceRules<V extends string> {
  readonly limits?: readonly SequenceLimit<V>[];
  readonly falseAlarms?: FalseAlarms;
}

/** Methods of a server part with a sequence. */
interface SequenceMethods<S, V extends string> {
  check(answer: Answer, secrets: S): Judgement<SequenceVerdict<V>, SequenceOutput>;
  choices(secrets: S): readonly Choice[];
  /** Called by conformance tests only. */
  sequence(secrets: S): readonly SequenceItem<V>[];
}

/**
 * Methods `check` and `choices` of a server part for a sequence, to spread into `defineChecker`. An unsafe gesture is a failed attempt; any
 * other step is free. The challenge is solved by a safe or tolerated gesture for every item.
 * @param drawItems the items of one participant, in order, with all gestures; called once for the same secrets
 */
export function sequence<S extends object, V extends string = never>(
  drawItems: (secrets: S) => readonly SequenceItem<V>[],
  rules: SequenceRules<V> = {},
): SequenceMethods<S, V> {
  // An attempt asks for the items several times, conformance thousands of times.
  const known = new WeakMap<S, readonly SequenceItem<V>[]>();
  const itemsOf = (secrets: S) => {
    const items = known.get(secrets) ?? drawItems(secrets);
    known.set(secrets, items);
    return items;
  };
  return {
    sequence: itemsOf,
    check: (answer, secrets) => judged(answer, itemsOf(secrets), rules),
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
  { limits = [], falseAlarms }: SequenceRules<V>,
): Judgement<SequenceVerdict<V>, SequenceOutput> {
  const triedId = fieldOf(answer, TRIED);
  const given = items.flatMap((item): Given<V>[] => {
    const value = fieldOf(answer, item.id);
    const gesture = item.gestures.find((one) => one.value === value);
    return gesture ? [{ item, gesture }] : [];
  });
  // For limits, the gesture being tried counts as the latest of its kind, wherever its item stands.
  const tried = given.find(({ item }) => item.id === triedId);
  const ordered = tried ? [...given.filter((one) => one !== tried), tried] : given;
  const free = falseAlarms ? items.filter(({ genuine }) => genuine === true).length - falseAlarms.trusted : 0;
  const limited = withLimits(falseAlarms ? withHeldReports(ordered, free, falseAlarms.held) : ordered, limits);
  const asked = triedId === undefined ? limited : tried ? limited.slice(-1) : [];
  const wrong = asked.filter(({ gesture }) => gesture.act === 'unsafe');
  const [news = asked.at(-1)] = wrong;
  const output: SequenceOutput = { says: news?.gesture.says ?? NOTHING_GIVEN, consequences: consequencesOf(asked) };
  if (wrong.length > 0) {
    const [kind, ...others] = new Set(wrong.map(({ gesture }) => gesture.mistake));
    return incorrect(kind !== undefined && others.length === 0 ? kind : 'incorrect', output);
  }
  if (triedId === undefined && asked.length === items.length && asked.every(({ gesture }) => isSettled(gesture))) {
    const waiting = falseAlarms ? given.filter(isFalseAlarm).length - free : 0;
    if (!falseAlarms || waiting <= 0) {
      const final = withLimits(given, limits);
      return correct('correct', { ...output, consequences: consequencesOf(final), ...rightOf(final) });
    }
    return neutral('tolerated', { says: falseAlarms.waiting(waiting), consequences: reopened(output.consequences) });
  }
  return neutral(news?.gesture.act === 'tolerated' ? 'tolerated' : 'step', output);
}

function isReport({ gesture }: Given<string>): boolean {
  return gesture.takenFor === 'hostile' && isSettled(gesture);
}

function isFalseAlarm(given: Given<string>): boolean {
  return given.item.genuine === true && isReport(given);
}

/** Holds reports: once `free` false alarms were answered, each report gets the answer `says`. */
function withHeldReports<V extends string>(given: readonly Given<V>[], free: number, says: string): readonly Given<V>[] {
  let left = free;
  return given.map((one) => {
    if (!isReport(one)) return one;
    if (left <= 0) {
      const { value, text, place } = one.gesture;
      return {
        item: one.item,
        gesture: { value, text, act: 'tolerated', says, ...(place === undefined ? {} : { place }) },
        held: true,
      };
    }
    if (isFalseAlarm(one)) left -= 1;
    return one;
  });
}

function consequencesOf(given: readonly Given<string>[]): SequenceOutput['consequences'] {
  return Object.fromEntries(given.map((one) => [one.item.id, consequenceOf(one)]));
}

/** The right gestures of items for which another gesture was accepted. */
function rightOf(given: readonly Given<string>[]): Pick<SequenceOutput, 'right'> {
  const right = given.flatMap(({ item, gesture }) => {
    const safe = gesture.act === 'tolerated' ? item.gestures.find(({ act }) => act === 'safe') : undefined;
    return safe ? [[item.id, safe.text] as const] : [];
  });
  return right.length > 0 ? { right: Object.fromEntries(right) } : {};
}

/** The consequences with held reports open again, to be decided anew. */
function reopened(consequences: SequenceOutput['consequences']): SequenceOutput['consequences'] {
  return Object.fromEntries(Object.entries(consequences).map(([id, one]) => [id, one.held ? { ...one, settled: false } : one]));
}

/** Applies the limits to the gestures, in order. */
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

/** Decisive place of a consequence that has a single text; undefined if it has none, or one for each field. */
export function markedText(consequence: Pick<GivenConsequence, 'place'> | undefined): string | undefined {
  return typeof consequence?.place === 'string' ? consequence.place : undefined;
}

function consequenceOf({ item, gesture: { value, act, again, says, place }, held }: Given<string>): GivenConsequence {
  const decided = act === 'safe' && !again && !held;
  return {
    gesture: value,
    act,
    settled: isSettled({ act, ...(again ? { again } : {}) }),
    says,
    ...(place === undefined ? {} : { place }),
    ...(held ? { held } : {}),
    ...(decided && item.genuine !== undefined ? { genuine: item.genuine } : {}),
  };
}
