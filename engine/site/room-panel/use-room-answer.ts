import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { useSite } from '../site-context.ts';

/** Milliseconds over which the players of a room spread the requests that all of them send. */
const SPREAD_MS = 1_000;

/**
 * Asks the server for the state of a room's activity: at once when the page opens, and after each change. The request after a failed one
 * makes up for it.
 * @param changes number of changes so far @param onAnswer called with the server's reply, of whatever shape
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
          // An aborted call is rejected with the reason of the abort.
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
