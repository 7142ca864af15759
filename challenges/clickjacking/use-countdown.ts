import { useEffect, useState } from 'react';
import { useTimeAllowance } from '#engine/authoring';
import { SECONDS, STEP } from './countdown.ts';

/** Counts down from three, each second as long as the player's time allowance makes it. `restart` begins again. */
export function useCountdown(stopped: boolean): { readonly left: number; readonly restart: () => void } {
  const { scale } = useTimeAllowance();
  const [left, setLeft] = useState(SECONDS);
  const step = scale(STEP);

  useEffect(() => {
    if (stopped || left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), step);
    return () => clearTimeout(timer);
  }, [left, step, stopped]);

  return { left, restart: () => setLeft(SECONDS) };
}
