/** Countdown hooks: ticks once a second by the server's clock, without further requests. */
import { useEffect, useRef, useState } from 'react';
import { type ClockOf, clockOffset, type TimeLeft, timeLeft } from './time-left.ts';

/** Tolerance for network latency (ms): a newly computed clock offset replaces the former one only if the two differ by more. */
const JITTER = 1_000;

/** Clock offset to the server; stable while answers differ by less than the jitter. @param now the server's time, in its answer */
export function useClockOffset(now: string | undefined, received: number): number {
  const steady = useRef<number | null>(null);
  if (now === undefined) return steady.current ?? 0;
  const offset = clockOffset({ now }, received);
  if (steady.current === null || Math.abs(steady.current - offset) > JITTER) steady.current = offset;
  return steady.current;
}

/** Phase and remaining time of a session, updated every second. @param offset clock offset to the server */
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
