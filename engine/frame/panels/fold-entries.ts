/** Folds what does not fit into a dose of reading, in the elements that stand on the page. */
import { wordsIn } from '#engine/toolbox/text.ts';

/** Words of a reveal's first section that are open. */
const DOSE = 110;

/** So many more, rather than to part what is not a list: a picture with words in it. */
const LEEWAY = 12;

/** Of a part's words: fewer are not worth their frame. */
const ENOUGH = 0.1;

const LISTS = new Set(['ul', 'ol', 'dl']);
/** What may be parted between two of its children, if need be; anything else is whole, or folded. */
const CONTAINERS = new Set(['div', 'section']);
const HEADINGS = new Set(['h3', 'h4', 'h5', 'header']);

/**
 * Hides what stands beyond the dose, in the order of the page, and says which elements these are. One entry is there in any case, however
 * long; a part of which hardly more than its heading fits is folded with it. The elements stay where they are: to show them, `hidden` is
 * taken away.
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

/** Of a picture's words (`aria-hidden`): it is looked at, and its list read. */
const PICTURE = 0.7;

/** Of what is seen. Two texts beside each other are two words, whether or not a blank stands between their elements. */
function wordsOf(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let line = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    // What is for screen readers alone is a pixel wide.
    if (!(parentElement instanceof HTMLElement) || parentElement.offsetWidth > 1) line += ` ${textContent ?? ''}`;
  }
  return wordsIn(line) * (element.closest('[aria-hidden="true"]') ? PICTURE : 1);
}
