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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending begins the time anew
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, TOLD_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, submittedAt, reset]);
}
