/** The words that a reader sees on a page: not those in a closed disclosure, nor those for screen readers alone. */
import { wordsIn } from '#engine/toolbox/text.ts';

/** Words of the element's text nodes that are drawn. @param without selector of parts that do not count */
export function visibleWords(root: Element, without?: string): number {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const drawn = new Map<Element, boolean>();
  const isDrawn = (element: Element) => {
    const known = drawn.get(element) ?? isShown(element, without);
    drawn.set(element, known);
    return known;
  };
  let line = '';
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, textContent } = node;
    if (parentElement && isDrawn(parentElement)) line += ` ${textContent ?? ''}`;
  }
  return wordsIn(line);
}

function isShown(element: Element, without: string | undefined): boolean {
  if (without !== undefined && element.closest(without)) return false;
  if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  // What is for screen readers alone is a pixel wide.
  return width > 1 && height > 1;
}
