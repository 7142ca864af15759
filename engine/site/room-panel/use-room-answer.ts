import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { useSite } from '../site-context.ts';

/** Milliseconds over which a room spreads what all of it asks at once. */
const SPREAD_MS = 1_000;

/**
 * Asks the server how something of the whole room stands: at once when the page comes, and after each of its news. A failure is made up
 * for by the next one.
 * @param changes how often the news came @param onAnswer called with what the server says, of whatever shape
 */
export function useRoomAnswer(path: string, changes: number, onAnswer: (answer: unknown) => void): void {
  const { player } = useSite();
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    const ending = new AbortController();
    const ask = () => {
      player.ask<unknown>('GET', path, { signal: ending.signal }).then(
        (answer) => {
          if (!ending.signal.aborted) answered(answer);
        },
        (error: unknown) => {
          // An ended call is rejected with the reason of its end.
          if (!ending.signal.aborted && !(error instanceof ApiError)) throw error;
        },
      );
    };
    const timer = setTimeout(ask, changes === 0 ? 0 : Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [player, path, changes]);
}
