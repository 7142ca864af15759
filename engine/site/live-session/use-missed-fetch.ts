import { useEffect } from 'react';
import { keepTrying } from '#engine/client/keep-trying.ts';
import { usePlayer, useSite } from '../site-context.ts';

/**
 * Asks again for score, progress and session while they could not be fetched. Without the session a page shows the whole catalogue and
 * opens no stream, so that no event would make up for it.
 */
export function useMissedFetch(): void {
  const { player } = useSite();
  const token = usePlayer((state) => state.token);
  const missed = usePlayer((state) => state.missed);
  useEffect(() => {
    if (token === null || !missed) return;
    const ending = new AbortController();
    const attempt = async () => {
      await player.refresh();
      return !player.store.getState().missed;
    };
    void keepTrying(attempt, ending.signal, 1);
    return () => ending.abort();
  }, [player, token, missed]);
}
