import { type RefObject, useEffect, useState } from 'react';

/** Whether the whole element is visible at once, whatever its height and the window's become. */
export function useFitsWindow(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setFits(measured.offsetHeight <= window.innerHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return fits;
}
