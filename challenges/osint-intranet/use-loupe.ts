import { useEffect, useRef } from 'react';

/**
 * A scrolling frame that keeps its middle in the middle when its content grows, and that a mouse may drag.
 * A double click calls `enlarge`, while there is one, and what was under it becomes the middle.
 */
export function useLoupe(factor: number, enlarge: (() => void) | undefined) {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(factor);
  /** From the frame's corner, in CSS pixels: what the next change of factor brings to the middle. */
  const aim = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useEffect(() => {
    const element = frame.current;
    const ratio = factor / before.current;
    before.current = factor;
    if (!element) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const { x, y } = aim.current ?? { x: clientWidth / 2, y: clientHeight / 2 };
    aim.current = null;
    element.scrollLeft = (scrollLeft + x) * ratio - clientWidth / 2;
    element.scrollTop = (scrollTop + y) * ratio - clientHeight / 2;
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

  useEffect(() => {
    const element = frame.current;
    if (!element || !enlarge) return;
    const point = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      aim.current = { x: clientX - left, y: clientY - top };
      enlarge();
    };
    element.addEventListener('dblclick', point);
    return () => element.removeEventListener('dblclick', point);
  }, [enlarge]);

  return frame;
}
