import { useEffect, useRef } from 'react';

/**
 * A scrolling frame that keeps its middle when its content is enlarged, and that a mouse can drag. A double click calls `enlarge`, if there
 * is one, and centres the clicked point.
 */
export function useLoupe(factor: number, enlarge: (() => void) | undefined) {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(factor);
  /** Point that the next enlargement centres, in CSS pixels from the frame's corner; null keeps the frame's middle. */
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
    // Touch scrolls the frame by itself: only a mouse needs dragging.
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
