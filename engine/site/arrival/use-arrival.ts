/** What somebody who has just logged in is told and asked once: a personal code, and, who is new, the name on the boards. */
import { useEffect, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import type { Me } from '#schemas/standing.ts';
import { fetchMe } from '../player/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';

/** Longest wait for who the player is, in ms: the missions matter more. */
const TIMEOUT_MS = 2_000;

export interface KnownArrival {
  /** '' for none. */
  readonly personalCode: string;
  /** Of a newcomer; null for everybody else. */
  readonly me: Me | null;
}

/** undefined until it is known; null where nothing is to be said, or it has been. */
export function useArrival(): KnownArrival | null | undefined {
  const { player } = useSite();
  const arrival = usePlayer((state) => state.arrival);
  const [me, setMe] = useState<Me | null>();
  const asking = arrival !== null && me === undefined;
  useEffect(() => {
    if (!asking) return;
    let here = true;
    const know = (found: Me | null) => {
      if (here) setMe(found?.newcomer ? found : null);
      here = false;
    };
    const timeoutMs = setTimeout(() => know(null), TIMEOUT_MS);
    fetchMe(player).then(know, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      know(null);
    });
    return () => {
      here = false;
      clearTimeout(timeoutMs);
    };
  }, [player, asking]);
  const nothing = arrival !== null && me === null && arrival === '';
  useEffect(() => {
    if (nothing) player.arrived();
  }, [nothing, player]);
  if (arrival === null || nothing) return null;
  return me === undefined ? undefined : { personalCode: arrival, me };
}
