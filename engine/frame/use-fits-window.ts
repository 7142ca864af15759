import { type RefObject, useEffect } from 'react';

/** Marks the element with `data-fits` as long as all of it is visible at once, whatever its height and the window's become. */
export function useFitsWindow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => measured.toggleAttribute('data-fits', measured.offsetHeight <= window.innerHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
}
