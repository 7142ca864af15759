import { useEffect } from 'react';

/** Milliseconds for which a success is reported: afterwards the page itself shows the current state. */
const TOLD_MS = 10_000;

interface Told {
  readonly isSuccess: boolean;
  /** When the latest request was sent, in milliseconds since 1970. */
  readonly submittedAt: number;
  readonly reset: () => void;
}

/** Resets a successful mutation after {@link TOLD_MS}: a colleague or another device may have changed the state since. */
export function useOutdated({ isSuccess, submittedAt, reset }: Told): void {
  useEffect(() => {
    if (!isSuccess) return;
    // The time counts from the latest request; a success that is older already is reset at once.
    const timer = setTimeout(reset, Math.max(0, submittedAt + TOLD_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [isSuccess, submittedAt, reset]);
}
