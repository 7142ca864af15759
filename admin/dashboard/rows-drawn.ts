import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn at once: more than a window shows. */
const FIRST = 12;
/** Rows that are drawn after them in one go, so that a press is never kept waiting. */
const STEP = 24;

/**
 * How many rows of a long list are drawn: those of the first view at once, the others a few at a time right after it, until all are
 * there to be searched, read aloud and printed.
 */
export function useRowsDrawn(total: number): number {
  const [drawn, setDrawn] = useState(FIRST);

  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, total]);

  // With the first rows: a printer may follow at once.
  useLayoutEffect(() => {
    const all = () => flushSync(() => setDrawn(Number.POSITIVE_INFINITY));
    window.addEventListener('beforeprint', all);
    return () => window.removeEventListener('beforeprint', all);
  }, []);

  return drawn;
}
