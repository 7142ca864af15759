/** A value that a component loads asynchronously: one hook for the state, the race of outdated results, and the retry. */
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

interface Reload {
  /** Retries so far: 0 at first. */
  readonly attempt: number;
  /** Loads again, from `loading` on. The function's identity is stable. */
  readonly reload: () => void;
}

interface Settled<T> {
  readonly load: unknown;
  readonly attempt: number;
  readonly loaded: Loaded<T>;
}

const LOADING = { state: 'loading' } as const;

/**
 * Calls `load` after the first render, and again when another function is passed. Results of an earlier function are dropped, as are
 * results that arrive after the component is unmounted. For a time limit, see `loadWithin`.
 * @param load function with a stable identity (of a module, or from `useCallback`); null while there is nothing to load yet
 */
export function useLoaded<T>(load: ((attempt: number) => Promise<T>) | null): Loaded<T> & Reload {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  useEffect(() => {
    if (!load) return;
    let current = true;
    const settle = (loaded: Loaded<T>) => {
      if (current) setSettled({ load, attempt, loaded });
    };
    load(attempt).then(
      (value) => settle({ state: 'loaded', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  // Compared while rendering: no render shows the value of another `load`.
  const loaded = settled && settled.load === load && settled.attempt === attempt ? settled.loaded : LOADING;
  return { ...loaded, attempt, reload };
}
