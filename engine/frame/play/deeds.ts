/**
 * Deeds: what a player did in a mission, in the words of its screen. The victory shows them beside the right gestures. Deeds are kept in
 * this tab only, and contain no typed text. The functions are pure, except those that read the DOM for `choicesOnScreen`.
 */
import { createContext } from 'react';
import type { MessageDeed } from '#engine/frame/scene/scene.ts';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import type { ChoiceMemory } from './use-choices.ts';

/** One decision of the player: at an item of a sequence, in a question of a form, or as named by a message. */
export interface Deed {
  /** Subject of the decision: « E-mail, Inès Moreau » */
  readonly about: string;
  /** Words of the first wrong gesture or, if none was wrong, of the first gesture. */
  readonly first: string;
  /** Value of the gesture in `first`, by which the reveal identifies it; '' outside of a sequence. */
  readonly gesture: string;
  /** All choices so far, in words; only for a question of a form. */
  readonly tried?: readonly string[];
  /** Words of the latest gesture; once the mission is solved, of the right one. */
  readonly last: string;
  /** Whether a gesture was wrong. */
  readonly mistaken: boolean;
  /** Set if the gesture is accepted in the mission, but would be a mistake at work. */
  readonly review?: true;
  /** Words that gave a hostile item away; '' where none are marked, and for a genuine item. */
  readonly place: string;
}

export interface Deeds {
  /** Deeds by item of a sequence, or question of a form; in the order in which they were decided. */
  readonly done: Readonly<Record<string, Deed>>;
  /** Messages about wrong tries, and about tries that would be wrong at work, with the number of times that each was shown. */
  readonly told: Readonly<Record<string, number>>;
}

export const NO_DEEDS: Deeds = { done: {}, told: {} };

/** Memory of the mission's deeds in the frame; null where none are kept. */
export const DeedsContext = createContext<ChoiceMemory | null>(null);

/** Deeds after a gesture of a sequence was judged. */
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
    // Whether these words give a hostile item away is known once the item is decided.
    place: act === 'unsafe' || genuine === false ? decisiveWords(place) || (before?.place ?? '') : '',
  };
  return { ...deeds, done: { ...deeds.done, [id]: deed } };
}

/** Deeds after an item was asked again and its earlier gesture kept: `last` is the earlier gesture, whatever was tried meanwhile. */
export function withKept(deeds: Deeds, id: string, words: string): Deeds {
  const before = deeds.done[id];
  return before ? { ...deeds, done: { ...deeds.done, [id]: { ...before, last: words } } } : deeds;
}

/**
 * Deeds after a sequence is solved: an accepted gesture stands beside the right one.
 * @param right right gestures in words, by item
 */
export function withRight(deeds: Deeds, right: Readonly<Record<string, string>>): Deeds {
  const told = Object.entries(right).flatMap(([id, words]): [string, Deed][] => {
    const deed = deeds.done[id];
    return deed ? [[id, { ...deed, first: deed.mistaken ? deed.first : deed.last, last: words }]] : [];
  });
  return { ...deeds, done: { ...deeds.done, ...Object.fromEntries(told) } };
}

/**
 * Deeds after a form was judged.
 * @param solved whether the answer solved the mission: earlier choices that differ from it were mistakes
 * @param told remarks on single choices, known once the mission is solved
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

/** Deeds after a message whose `deed` names the player's act and a better one. */
export function withDeed(deeds: Deeds, { about, did, better = did, outcome }: MessageDeed): Deeds {
  const told = { about, first: did, gesture: '', last: better, place: '' };
  const deed: Deed = { ...told, mistaken: outcome === 'mistaken', ...(outcome === 'review' && { review: true }) };
  return { ...deeds, done: { ...deeds.done, [about]: deed } };
}

/** Deeds after a wrong try was answered with this text. */
export function withAnswer(deeds: Deeds, text: string): Deeds {
  return { ...deeds, told: { ...deeds.told, [text]: (deeds.told[text] ?? 0) + 1 } };
}

/** Whether a deed or a message is shown as a mistake. Without a failed attempt, that mistake cost nothing here, but would at work. */
export function hasReviewed({ done, told }: Deeds): boolean {
  return Object.keys(told).length > 0 || Object.values(done).some(({ mistaken, review }) => mistaken || review);
}

/**
 * Whether a mission that accepts answers which are not right yet was solved in another browser, so that no deeds are known.
 * @param accepts field of the mission's manifest
 */
export function isAcceptedUnseen({ done }: Deeds, accepts: string | undefined): boolean {
  return accepts !== undefined && Object.keys(done).length === 0;
}

/** Whether the mission was solved by an act that would be a mistake at work. */
export function isToReview({ done }: Deeds): boolean {
  return Object.values(done).some(({ review }) => review);
}

/** Whether the failed attempts were only too careful: no known choice did harm, and another choice was better. */
export function isHarmless(deeds: Deeds): boolean {
  return !hasReviewed(deeds) && Object.values(deeds.done).some(({ first, last }) => first !== last);
}

/** The words in [brackets] in one text or several, each word once. */
function decisiveWords(place: GivenConsequence['place']): string {
  const texts = typeof place === 'string' ? [place] : Object.values(place ?? {});
  const words = texts.flatMap((text) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, marked]) => marked));
  return [...new Set(words)].join(' … ');
}

/** The deeds in a memory, whose stored value may have any shape. */
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
 * Choices in the forms of a scene, by question, in the words that the player reads. A group of radio buttons gives its legend and the label
 * of the chosen button; a checkbox gives its own label. A legend that occurs more than once is preceded by the label of its article or
 * section. Groups in `[data-unjudged]` are left out. In a scene that sorts things without a form, each thing has `data-sorted`: the name of
 * the group into which the player put it.
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

/** The label of a choice; if the label also contains an explanation, the part marked with `data-label`. */
function nameOf(input: HTMLInputElement): string {
  const label = input.labels?.[0] ?? null;
  return textOf(label?.querySelector('[data-label]') ?? label);
}

/** Text of the element on one line; '' without an element. */
export function textOf(element: Element | null): string {
  return onOneLine(element?.textContent ?? '');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Remarks of an answer's output on single choices of its form, in the words of the screen. */
interface ToldChoices {
  /** Choices that harm nobody, and are no mistakes: by their words, or by « question : words ». */
  readonly harmless: readonly string[];
  /** The better choice for each choice that was accepted without being the best, by its words or by « question : words ». */
  readonly better: Readonly<Record<string, string>>;
}

const NOTHING_TOLD: ToldChoices = { harmless: [], better: {} };

/** Those of the given choices that the output calls harmless. */
export function toldHarmless(
  choices: Readonly<Record<string, string>>,
  { harmless }: ToldChoices,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(choices).filter(([, words]) => harmless.includes(words)));
}

/** Fields `harmless` and `better` of an output; values of another shape are dropped. */
export function toldChoices(output: unknown): ToldChoices {
  const { harmless, better } = fieldsOf(output);
  return {
    harmless: Array.isArray(harmless) ? harmless.filter((words) => typeof words === 'string').map(onOneLine) : [],
    better: textsOf(better),
  };
}

/** Field `right` of a sequence's output; values of another shape are dropped. */
export function toldRight(output: unknown): Readonly<Record<string, string>> {
  return textsOf(fieldsOf(output)['right']);
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(fieldsOf(value)).flatMap(([key, text]) =>
    typeof text === 'string' ? [[onOneLine(key), onOneLine(text)] as const] : [],
  );
  return Object.fromEntries(texts);
}
