/** A session's time on a page: it ticks once a second by the server's clock, and asks nobody. */
import { useEffect, useRef, useState } from 'react';
import { type ClockOf, clockOffset, type TimeLeft, timeLeft } from './time-left.ts';

/** Milliseconds by which two answers may differ on the clock: the way to the server takes one time or another. */
const JITTER = 1_000;

/** What to add to this browser's clock to have the server's; it stays while answers differ little. @param now as the server told it */
export function useClockOffset(now: string | undefined, received: number): number {
  const steady = useRef<number | null>(null);
  if (now === undefined) return steady.current ?? 0;
  const offset = clockOffset({ now }, received);
  if (steady.current === null || Math.abs(steady.current - offset) > JITTER) steady.current = offset;
  return steady.current;
}

/** Where a session is in its time, kept current. @param offset of this browser's clock */
export function useTimeLeft(room: ClockOf, offset: number): TimeLeft {
  const [, tick] = useState(0);
  const time = timeLeft(room, Date.now() + offset);
  const { left } = time;
  const ticks = time.phase === 'running' && left !== null;
  const next = ticks ? left % 1000 || 1000 : null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => tick((count) => count + 1), next);
    return () => clearTimeout(timer);
  });
  return time;
}
