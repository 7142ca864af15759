import { type RefObject, useEffect } from 'react';

/**
 * Marks the element with `data-fits` while all of it is visible at once. Measured as the page scrolls, which is when the mark counts: an
 * observer of the element's size would report an error for each height that another observer within it changes.
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
