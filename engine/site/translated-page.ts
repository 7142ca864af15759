/**
 * Lets the page live on under a browser's translation, which takes the text nodes that React holds on to out of the document and puts
 * elements of its own in their places: React would then fail on the next change beside one of them, and take the whole page with it.
 * What stood in such a place stays until the element around it goes.
 * @returns what ends it
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
