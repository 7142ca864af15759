import { useEffect, useRef } from 'react';

/** A scrolling frame that keeps its middle in the middle when its content grows, and that a mouse may drag. */
export function useLoupe(factor: number) {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(factor);

  useEffect(() => {
    const element = frame.current;
    const ratio = factor / before.current;
    before.current = factor;
    if (!element) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
    element.scrollTop = (scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
  }, [factor]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A finger already scrolls; only a mouse needs this.
    const drag = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1) element.scrollBy(-event.movementX, -event.movementY);
    };
    element.addEventListener('pointermove', drag);
    return () => element.removeEventListener('pointermove', drag);
  }, []);

  return frame;
}
