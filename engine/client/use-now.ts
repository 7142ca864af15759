import { useEffect, useState } from 'react';

/** Interval in milliseconds: short enough that no second is skipped on the screen. */
const TICK_INTERVAL_MS = 250;

/** The server's time, updated continuously. @param offset clock offset to add to the browser's time */
export function useNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
