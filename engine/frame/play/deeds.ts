/**
 * What a player did in a mission, in the words of its screen: the victory tells it beside what was right. Kept in the tab, for nobody else;
 * of typed text there is nothing. Pure, but for `choicesOnScreen`.
 */
import { createContext } from 'react';
import type { MessageDeed } from '#engine/frame/scene/scene.ts';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import type { ChoiceMemory } from './use-choices.ts';

/** One thing that was decided. */
export interface Deed {
  /** « E-mail, Inès Moreau » */
  readonly about: string;
  /** In words: the first gesture that was wrong, or the first one. */
  readonly first: string;
  /** Value of that gesture, by which the reveal knows it; '' where it was none of a sequence. */
  readonly gesture: string;
  /** Of a question of a form: what was chosen in earlier answers, in words. */
  readonly tried?: readonly string[];
  /** The gesture by now: once the mission is solved, the right one. */
  readonly last: string;
  /** A gesture was wrong. */
  readonly mistaken: boolean;
  /** It counts here, and would not hold at work. */
  readonly review?: true;
  /** Words that gave something hostile away; '' where none are marked, and of something genuine. */
  readonly place: string;
}

export interface Deeds {
  /** By item of a sequence, or question of a form; in the order in which they were decided. */
  readonly done: Readonly<Record<string, Deed>>;
  /** What was said to wrong tries, and to what would have been one at work; and how often. */
  readonly told: Readonly<Record<string, number>>;
}

export const NO_DEEDS: Deeds = { done: {}, told: {} };

/** Memory of the mission in the frame; null where none is kept. */
export const DeedsContext = createContext<ChoiceMemory | null>(null);

/** A gesture of a sequence was judged. */
export function withGesture(
  deeds: Deeds,
  id: string,
  about: string,
  words: string,
  { gesture, act, place, genuine }: Pick<GivenConsequence, 'gesture' | 'act' | 'place' | 'genuine'>,
): Deeds {
  const before = deeds.done[id];
  const first = before && (before.mistaken || act !== 'unsafe') ? before : { first: words, gesture };
  const deed: Deed = {
    about,
    first: first.first,
    gesture: first.gesture,
    last: words,
    mistaken: before?.mistaken || act === 'unsafe',
    // Whether it gives something away is known once the item is decided.
    place: act === 'unsafe' || genuine === false ? decisiveWords(place) || (before?.place ?? '') : '',
  };
  return { ...deeds, done: { ...deeds.done, [id]: deed } };
}

/** An item was asked again, and the gesture of before was kept: it counts, whatever was tried meanwhile. */
export function withKept(deeds: Deeds, id: string, words: string): Deeds {
  const before = deeds.done[id];
  return before ? { ...deeds, done: { ...deeds.done, [id]: { ...before, last: words } } } : deeds;
}

/** A sequence is solved: beside what was only accepted stands what was right. @param right gestures in words, by item */
export function withRight(deeds: Deeds, right: Readonly<Record<string, string>>): Deeds {
  const told = Object.entries(right).flatMap(([id, words]): [string, Deed][] => {
    const deed = deeds.done[id];
    return deed ? [[id, { ...deed, first: deed.mistaken ? deed.first : deed.last, last: words }]] : [];
  });
  return { ...deeds, done: { ...deeds.done, ...Object.fromEntries(told) } };
}

/**
 * A form was judged.
 * @param solved its choices count: those that began otherwise were mistakes
 * @param told what is said of single choices, known once it is solved
 */
export function withForm(
  deeds: Deeds,
  choices: Readonly<Record<string, string>>,
  solved: boolean,
  { harmless, better }: ToldChoices = NOTHING_TOLD,
): Deeds {
  const done = Object.entries(choices).map(([about, chosen]): [string, Deed] => {
    const before = deeds.done[about];
    const tried = [...new Set([...(before?.tried ?? []), chosen])];
    const last = better[`${about} : ${chosen}`] ?? better[chosen] ?? chosen;
    const harms = (words: string) => words !== last && !harmless.includes(words) && !harmless.includes(`${about} : ${words}`);
    const harmful = solved ? tried.find(harms) : undefined;
    const first = harmful ?? tried[0] ?? chosen;
    return [about, { about, first, gesture: '', tried, last, mistaken: harmful !== undefined, place: '' }];
  });
  return { ...deeds, done: { ...deeds.done, ...Object.fromEntries(done) } };
}

/** A message tells an act, and a better one. */
export function withDeed(deeds: Deeds, { about, did, better = did, outcome }: MessageDeed): Deeds {
  const told = { about, first: did, gesture: '', last: better, place: '' };
  const deed: Deed = { ...told, mistaken: outcome === 'mistaken', ...(outcome === 'review' && { review: true }) };
  return { ...deeds, done: { ...deeds.done, [about]: deed } };
}

/** A wrong try was answered with this text. */
export function withAnswer(deeds: Deeds, text: string): Deeds {
  return { ...deeds, told: { ...deeds.told, [text]: (deeds.told[text] ?? 0) + 1 } };
}

/** Whether something is told as a mistake. Without a failed attempt, it is one that cost nothing and would count at work. */
export function hasReviewed({ done, told }: Deeds): boolean {
  return Object.keys(told).length > 0 || Object.values(done).some(({ mistaken, review }) => mistaken || review);
}

/**
 * Whether nothing is known of how a mission was solved that accepts what is not right yet: it was solved in another browser.
 * @param accepts of its manifest
 */
export function isAcceptedUnseen({ done }: Deeds, accepts: string | undefined): boolean {
  return accepts !== undefined && Object.keys(done).length === 0;
}

/** Whether what solved it would not hold at work. */
export function isToReview({ done }: Deeds): boolean {
  return Object.values(done).some(({ review }) => review);
}

/** Whether what failed was only too careful: all that is known of it did no harm, and something else was better. */
export function isHarmless(deeds: Deeds): boolean {
  return !hasReviewed(deeds) && Object.values(deeds.done).some(({ first, last }) => first !== last);
}

/** The words in [brackets], of one text or of several, each of them once. */
function decisiveWords(place: GivenConsequence['place']): string {
  const texts = typeof place === 'string' ? [place] : Object.values(place ?? {});
  const words = texts.flatMap((text) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, marked]) => marked));
  return [...new Set(words)].join(' … ');
}

/** The deeds of a memory, which may hold anything. */
export function deedsIn(kept: unknown): Deeds {
  const { done, told } = fieldsOf(kept);
  return {
    done: Object.fromEntries(Object.entries(fieldsOf(done)).filter((entry): entry is [string, Deed] => isDeed(entry[1]))),
    told: Object.fromEntries(
      Object.entries(fieldsOf(told)).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    ),
  };
}

function isDeed(value: unknown): value is Deed {
  const { about, first, gesture, last, mistaken, review, place } = fieldsOf(value);
  return (
    (review === undefined || review === true) &&
    [about, first, gesture, last, place].every((text) => typeof text === 'string') &&
    typeof mistaken === 'boolean'
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * What is chosen in the forms of a scene, by question, in the words that the player reads: the legend of a group of radio buttons and the
 * label of the chosen one. A group of checkboxes is read box by box. Of a legend that stands there more than once, what it is about is
 * named: the label of its article or section. What lies in `[data-unjudged]` is not read. A scene that sorts things without a form marks
 * each of them with `data-sorted`, the place in which the player put it.
 */
export function choicesOnScreen(scene: Element): Record<string, string> {
  const choices: Record<string, string> = {};
  const groups = [...scene.querySelectorAll('fieldset')].filter((group) => !group.closest('[data-unjudged]'));
  const legends = groups.map((group) => textOf(group.querySelector(':scope > legend')));
  for (const [index, group] of groups.entries()) {
    const legend = legends[index] ?? '';
    if (legend === '') continue;
    const about = legends.indexOf(legend) === legends.lastIndexOf(legend) ? legend : `${partOf(group)}, ${legend}`;
    for (const input of group.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')) {
      if (input.closest('fieldset') !== group) continue;
      if (input.type === 'checkbox') choices[nameOf(input)] = input.checked ? 'coché' : 'non coché';
      else if (input.checked) choices[about] = nameOf(input);
    }
  }
  for (const thing of scene.querySelectorAll<HTMLElement>('[data-sorted]'))
    choices[textOf(thing.querySelector('[data-label]') ?? thing)] = thing.dataset['sorted'] ?? '';
  return choices;
}

/** The name of the article or section in which a group stands. */
function partOf(group: Element): string {
  const name = group.parentElement?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  return textOf(name ? group.ownerDocument.getElementById(name) : null);
}

/** The label of a choice; of one with more to it, such as an explanation, the part that is marked as its label. */
function nameOf(input: HTMLInputElement): string {
  const label = input.labels?.[0] ?? null;
  return textOf(label?.querySelector('[data-label]') ?? label);
}

/** Its text on one line. */
export function textOf(element: Element | null): string {
  return onOneLine(element?.textContent ?? '');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What an answer's output says of single choices of its form, in the words that the screen has. */
interface ToldChoices {
  /** Choices that harm nobody, and are no mistakes: by their words, or by « question : words ». */
  readonly harmless: readonly string[];
  /** What would have been better than a choice that counted all the same, by its words, or by « question : words ». */
  readonly better: Readonly<Record<string, string>>;
}

const NOTHING_TOLD: ToldChoices = { harmless: [], better: {} };

/** Of these choices, those that are told to harm nobody. */
export function toldHarmless(
  choices: Readonly<Record<string, string>>,
  { harmless }: ToldChoices,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(choices).filter(([, words]) => harmless.includes(words)));
}

/** Fields `harmless` and `better` of an output; nothing of what has another shape. */
export function toldChoices(output: unknown): ToldChoices {
  const { harmless, better } = fieldsOf(output);
  return {
    harmless: Array.isArray(harmless) ? harmless.filter((words) => typeof words === 'string').map(onOneLine) : [],
    better: textsOf(better),
  };
}

/** Field `right` of a sequence's output; nothing of what has another shape. */
export function toldRight(output: unknown): Readonly<Record<string, string>> {
  return textsOf(fieldsOf(output)['right']);
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(fieldsOf(value)).flatMap(([key, text]) =>
    typeof text === 'string' ? [[onOneLine(key), onOneLine(text)] as const] : [],
  );
  return Object.fromEntries(texts);
}
