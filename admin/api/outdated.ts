import { useEffect } from 'react';

/** Milliseconds for which it is told that something was done: afterwards the page itself tells how things are. */
const TOLD_MS = 10_000;

interface Told {
  readonly isSuccess: boolean;
  /** Milliseconds since 1970; of every sending its own. */
  readonly submittedAt: number;
  readonly reset: () => void;
}

/** Forgets that something was done before it is outdated, by a colleague or from another device. */
export function useOutdated({ isSuccess, submittedAt, reset }: Told): void {
  useEffect(() => {
    if (!isSuccess) return;
    // Each sending begins the time anew; one that was answered long ago is forgotten at once.
    const timer = setTimeout(reset, Math.max(0, submittedAt + TOLD_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [isSuccess, submittedAt, reset]);
}
