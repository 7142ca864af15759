/** A list that shows whole items only, as many as fit: half a line is not readable. */
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hides the children that reach below the list's own box; the box must have a height that does not depend on them. Hidden children keep
 * their position, so that a larger screen shows them again.
 * @param items the list's data: the list is measured again whenever this changes
 */
export function useWholeItems(list: RefObject<HTMLElement | null>, items: unknown): void {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !items) return;
    // Uses layout offsets, not painted positions, as an item may be in an animation.
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

/** Tolerance in pixels: each height is rounded separately. */
const ROUNDING = 1;
