import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { keepTrying } from '#engine/client/keep-trying.ts';
import { pause } from '#engine/client/pause.ts';
import { useSite } from '../site-context.ts';

/** Milliseconds over which the players of a room spread the requests that all of them send. */
const SPREAD_MS = 1_000;

/**
 * Asks the server for the state of a room's activity: at once when the page opens, and after each change; again after a failure that may
 * pass.
 * @param changes number of changes so far @param onAnswer called with the server's reply, of whatever shape
 */
export function useRoomAnswer(path: string, changes: number, onAnswer: (answer: unknown) => void): void {
  const { player } = useSite();
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const ask = async () => {
      try {
        const answer = await player.ask<unknown>('GET', path, { signal });
        if (!signal.aborted) answered(answer);
        return true;
      } catch (error) {
        // An aborted call is rejected with the reason of the abort.
        if (!signal.aborted && !(error instanceof ApiError)) throw error;
        return !(error instanceof ApiError && error.temporary);
      }
    };
    void pause(changes === 0 ? 0 : Math.random() * SPREAD_MS, signal).then(() => keepTrying(ask, signal));
    return () => ending.abort();
  }, [player, path, changes]);
}
