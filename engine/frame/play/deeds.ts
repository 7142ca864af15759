/**
 * What a player did in a mission, in the words of its screen: the victory tells it beside what was right. Kept in the tab, for nobody else;
 * of typed text there is nothing. Pure, but for `choicesOnScreen`.
 */
import { createContext } from 'react';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import type { ChoiceMemory } from './use-choices.ts';

/** One thing that was decided. */
export interface Deed {
  /** « E-mail, Inès Moreau » */
  readonly about: string;
  /** The first gesture, in words. */
  readonly first: string;
  /** The gesture by now: once the mission is solved, the right one. */
  readonly last: string;
  /** The first gesture was wrong. */
  readonly mistaken: boolean;
  /** Words of the place that decided; '' where none is marked. */
  readonly place: string;
}

export interface Deeds {
  /** By item of a sequence, or question of a form; in the order in which they were decided. */
  readonly done: Readonly<Record<string, Deed>>;
  /** What was said to wrong tries, and how often. */
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
  gesture: string,
  { act, place }: Pick<GivenConsequence, 'act' | 'place'>,
): Deeds {
  const before = deeds.done[id];
  const deed: Deed = {
    about,
    first: before?.first ?? gesture,
    last: gesture,
    mistaken: before?.mistaken ?? act === 'unsafe',
    place: decisiveWords(place) || (before?.place ?? ''),
  };
  return { ...deeds, done: { ...deeds.done, [id]: deed } };
}

/** A form was judged. @param solved its choices are right: those that began otherwise were mistakes */
export function withForm(deeds: Deeds, choices: Readonly<Record<string, string>>, solved: boolean): Deeds {
  const done = Object.entries(choices).map(([about, last]): [string, Deed] => {
    const { first } = deeds.done[about] ?? { first: last };
    return [about, { about, first, last, mistaken: solved && first !== last, place: '' }];
  });
  return { ...deeds, done: { ...deeds.done, ...Object.fromEntries(done) } };
}

/** A wrong try was answered with this text. */
export function withAnswer(deeds: Deeds, text: string): Deeds {
  return { ...deeds, told: { ...deeds.told, [text]: (deeds.told[text] ?? 0) + 1 } };
}

/** The words in [brackets], of one text or of several. */
function decisiveWords(place: GivenConsequence['place']): string {
  const texts = typeof place === 'string' ? [place] : Object.values(place ?? {});
  return texts.flatMap((text) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, words]) => words)).join(' … ');
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
  const { about, first, last, mistaken, place } = fieldsOf(value);
  return [about, first, last, place].every((text) => typeof text === 'string') && typeof mistaken === 'boolean';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * What is chosen in the forms of a scene, by question, in the words that the player reads: the legend of a group of radio buttons and the
 * label of the chosen one. A group of checkboxes is read box by box.
 */
export function choicesOnScreen(scene: Element): Record<string, string> {
  const choices: Record<string, string> = {};
  for (const group of scene.querySelectorAll('fieldset')) {
    const legend = textOf(group.querySelector(':scope > legend'));
    if (legend === '') continue;
    for (const input of group.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')) {
      if (input.closest('fieldset') !== group) continue;
      const label = nameOf(input);
      if (input.type === 'checkbox') choices[label] = input.checked ? 'coché' : 'non coché';
      else if (input.checked) choices[legend] = label;
    }
  }
  return choices;
}

/** The accessible name of a choice: what names it, where its label says more. */
function nameOf(input: HTMLInputElement): string {
  const name = input.getAttribute('aria-labelledby');
  return textOf((name === null ? null : input.ownerDocument.getElementById(name)) ?? input.labels?.[0] ?? null);
}

/** Its text on one line. */
export function textOf(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
