/** A story in the gallery is looked at, many at a time: none may take the focus, nor scroll the gallery to itself. */

/** Of the gallery's frames. */
export const PICTURE = 'picture';
/** Over what is brought into view, in pixels. */
const AIR = 64;

/** Has this page's own window scroll where the page would have taken the focus, or the windows around it. */
export function stayWithin(): void {
  const bring = function (this: Element): void {
    const { top, bottom } = this.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) window.scrollBy(0, top - AIR);
  };
  HTMLElement.prototype.focus = bring;
  Element.prototype.scrollIntoView = bring;
}
