import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: often enough that no second is seen to jump. */
const TICK_INTERVAL_MS = 250;

/** The server's time, as it goes on. @param offset what to add to this browser's clock */
export function useNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
