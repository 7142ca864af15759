import { useEffect, useState } from 'react';

/** Milliseconds to count from 0 to the full value. */
const DURATION = 900;

/** Points that count up when they are shown; the full value at once if the user prefers reduced motion. @param points decimal points */
export function useCounted(points: number, shown: boolean): number {
  const [count, setCount] = useState(points);
  useEffect(() => {
    if (!shown || matchMedia('(prefers-reduced-motion: reduce)').matches) return setCount(points);
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min(1, (now - start) / DURATION);
      setCount(progress < 1 ? Math.floor(points * (1 - (1 - progress) ** 3)) : points);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [points, shown]);
  return count;
}
