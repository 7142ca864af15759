/** Stories in the gallery are looked at, many at a time: none may take the focus, nor scroll the gallery to itself. */

/** Window name of the gallery's frames. */
export const PICTURE = 'picture';
/** Space above an element that is scrolled into view, in pixels. */
const AIR = 64;

/** Replaces calls that would take the focus, or scroll the windows around, by scrolling this page's own window. */
export function stayWithin(): void {
  const bring = function (this: Element): void {
    const { top, bottom } = this.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) window.scrollBy(0, top - AIR);
  };
  HTMLElement.prototype.focus = bring;
  Element.prototype.scrollIntoView = bring;
}
