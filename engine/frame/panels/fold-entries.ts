/** Hides the elements of a reveal that exceed the amount of text shown at once. */
import { wordsIn } from '#engine/toolbox/text.ts';

/** Words of a reveal's first section that are shown at once. */
const DOSE = 110;

/** Words by which a container may exceed the remaining limit before it is split; lists have no such margin. */
const LEEWAY = 12;

/** Minimum share of a container's or list's words that must fit: one with less is hidden as a whole. */
const ENOUGH = 0.1;

const LISTS = new Set(['ul', 'ol', 'dl']);
/** Elements that may be split between their children; others are shown or hidden as a whole. */
const CONTAINERS = new Set(['div', 'section']);
const HEADINGS = new Set(['h3', 'h4', 'h5', 'header']);

/**
 * Hides the elements beyond the limit, in document order, and returns them. The first entry is always shown, however long; a container or
 * list of which little more than the heading fits is hidden as a whole. To show an element, remove its `hidden`.
 */
export function foldWhatIsBeyond(section: HTMLElement): readonly HTMLElement[] {
  let folded: HTMLElement[] = [];
  let room = DOSE;
  let entries = 0;

  const take = (child: HTMLElement, words: number) => {
    room -= words;
    if (!HEADINGS.has(child.localName)) entries += 1;
  };
  const part = (element: Element) => {
    for (const child of element.children) {
      if (!(child instanceof HTMLElement)) continue;
      child.hidden = false;
      const words = wordsOf(child);
      const before = entries;
      if (folded.length > 0) folded.push(child);
      else if (words <= room + (CONTAINERS.has(child.localName) ? LEEWAY : 0)) take(child, words);
      else if (child.childElementCount > 0 && (LISTS.has(child.localName) || CONTAINERS.has(child.localName))) {
        const unparted = room;
        part(child);
        if (before > 0 && unparted - room < words * ENOUGH) folded = [child];
      } else if (entries === 0) take(child, words);
      else folded.push(child);
    }
  };
  part(section);
  for (const element of folded) element.hidden = true;
  return folded;
}

/** Weight of a word in an `aria-hidden` element: it is a picture, which players look at more than they read. */
const PICTURE = 0.7;

/** Words of visible text. Texts of adjacent elements are separate words, with or without a space between. */
function wordsOf(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let line = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    // Visually hidden text is one pixel wide.
    if (!(parentElement instanceof HTMLElement) || parentElement.offsetWidth > 1) line += ` ${textContent ?? ''}`;
  }
  return wordsIn(line) * (element.closest('[aria-hidden="true"]') ? PICTURE : 1);
}
