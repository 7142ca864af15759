import { useEffect, useState } from 'react';
import { useTimeAllowance } from '#engine/authoring';
import { SECONDS, STEP } from './countdown.ts';

interface Countdown {
  /** Whole seconds that are left. */
  readonly left: number;
  /** Whether the countdown stands still until `finish`, for a player without time limits. */
  readonly waits: boolean;
  readonly restart: () => void;
  readonly finish: () => void;
}

/** Counts down from three; the player's time allowance sets the length of a second. `restart` begins again. */
export function useCountdown(stopped: boolean): Countdown {
  const { scale } = useTimeAllowance();
  const [left, setLeft] = useState(SECONDS);
  const step = scale(STEP);
  const waits = !Number.isFinite(step);

  useEffect(() => {
    if (stopped || waits || left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), step);
    return () => clearTimeout(timer);
  }, [left, step, stopped, waits]);

  return { left, waits, restart: () => setLeft(SECONDS), finish: () => setLeft(0) };
}
