import { useEffect, useState } from 'react';
import { wantsReducedMotion } from '#engine/client/reduced-motion.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { pointsWord, shortPoints } from './points-text.ts';

/** Duration of the animation in milliseconds. */
const DURATION = 900;

/** Points that count up from 0; shown at once with reduced motion. Screen readers get the total only. */
export function CountedPoints({
  points,
  animated = true,
  told = true,
}: {
  /** Points won, decimal. */
  readonly points: number;
  /** Whether to animate. */
  readonly animated?: boolean;
  /** Whether screen readers get the total from this element; false where a sentence announces it. */
  readonly told?: boolean;
}) {
  const [count, setCount] = useState(points);

  useEffect(() => {
    if (!animated || wantsReducedMotion()) return setCount(points);
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min(1, (now - start) / DURATION);
      const eased = 1 - (1 - progress) ** 3;
      setCount(progress < 1 ? Math.trunc(points * eased) : points);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [points, animated]);

  return (
    <>
      <span aria-hidden="true">{`${points < 0 ? '−' : '+'} ${shortPoints(Math.abs(count))}`}</span>
      {told && <VisuallyHidden>{`${shortPoints(points)} ${pointsWord(points)}`}</VisuallyHidden>}
    </>
  );
}
