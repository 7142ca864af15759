import { type RefObject, useEffect } from 'react';

/**
 * Marks the element with `data-fits` while all of it is visible at once. Measured when the page scrolls or the window is resized: a
 * `ResizeObserver` of the element would report an error each time that another observer inside it changes a height.
 */
export function useFitsWindow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const measure = () => {
      const { current } = element;
      current?.toggleAttribute('data-fits', current.offsetHeight <= window.innerHeight);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
}
