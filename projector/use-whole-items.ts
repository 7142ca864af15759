/** A list that shows whole items only, as many as its place holds: a room reads no half line. */
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hides the children that reach below the list's own box; the box must have a height that does not depend on them. They keep their places,
 * so that a larger screen finds them again.
 * @param items what the list is made of: it is measured again whenever this changes
 */
export function useWholeItems(list: RefObject<HTMLElement | null>, items: unknown): void {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !items) return;
    // By layout and not by painted positions, as an item may be in an animation.
    const measure = () => {
      const foot = box.offsetTop + box.clientHeight + ROUNDING;
      for (const item of box.children) {
        if (item instanceof HTMLElement) item.style.visibility = item.offsetTop + item.offsetHeight > foot ? 'hidden' : '';
      }
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => resized.disconnect();
  }, [list, items]);
}

/** Pixels: heights are rounded, each for itself. */
const ROUNDING = 1;
