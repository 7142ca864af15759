/**
 * Keeps the page alive under a browser's translation. The translation takes text nodes that React holds on to out of the document, and
 * replaces them with elements of its own: at the next change beside such an element, React would fail, and the whole page with it.
 * Translated text stays until the element around it is removed.
 * @returns the function that restores the methods of `Node`
 */
export function bearTranslation(): () => void {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? removeChild.call<Node, [T], T>(this, child) : child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call<Node, [T, Node | null], T>(this, node, before?.parentNode === this ? before : null);
  };
  return () => {
    Object.assign(prototype, { removeChild, insertBefore });
  };
}
