import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of rows that are drawn at once: more than a window shows. */
const FIRST = 12;
/** Number of further rows that are drawn in one step, few enough not to delay a press. */
const STEP = 24;

/**
 * Number of rows of a long list that are drawn; infinite while the page is printed. The first ones are drawn at once, the others in steps
 * right after, until all rows can be searched, read aloud and printed.
 */
export function useRowsDrawn(total: number): number {
  const [drawn, setDrawn] = useState(FIRST);

  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, total]);

  // Registered before the first paint: the person may print at once.
  useLayoutEffect(() => {
    const all = () => flushSync(() => setDrawn(Number.POSITIVE_INFINITY));
    const asBefore = () => setDrawn(total);
    window.addEventListener('beforeprint', all);
    window.addEventListener('afterprint', asBefore);
    return () => {
      window.removeEventListener('beforeprint', all);
      window.removeEventListener('afterprint', asBefore);
    };
  }, [total]);

  return drawn;
}
