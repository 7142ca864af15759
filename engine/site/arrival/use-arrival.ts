/** Notices for a player after a login: the personal code and, for a newcomer, the given name and the rules. */
import { useCallback, useEffect } from 'react';
import { loadWithin } from '#engine/client/load-within.ts';
import { type Loaded, useLoaded } from '#engine/client/use-loaded.ts';
import type { Me } from '#schemas/standing.ts';
import { fetchMeOnce } from '../player-state/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';

/** Timeout in ms of the request for the player's profile: the missions matter more. */
const TIMEOUT_MS = 2_000;

interface KnownArrival {
  /** '' for no code. */
  readonly personalCode: string;
  /** Profile of a newcomer; null for everybody else. */
  readonly me: Me | null;
}

/** undefined while the notices load; null where there are none, or the player has read them. */
export function useArrival(): KnownArrival | null | undefined {
  const { player } = useSite();
  const arrival = usePlayer((state) => state.arrival);
  const load = useCallback(() => loadWithin(fetchMeOnce(player), TIMEOUT_MS), [player]);
  const loaded = useLoaded(arrival === null ? null : load);
  const me = newcomer(loaded);
  const nothing = arrival !== null && me === null && arrival === '';
  useEffect(() => {
    if (nothing) player.arrived();
  }, [nothing, player]);
  if (arrival === null || nothing) return null;
  return me === undefined ? undefined : { personalCode: arrival, me };
}

/** Profile of a newcomer; undefined while it loads; null for returning players, and after a failure. */
function newcomer(loaded: Loaded<Me | null>): Me | null | undefined {
  if (loaded.state === 'loading') return undefined;
  return loaded.state === 'loaded' && loaded.value?.newcomer ? loaded.value : null;
}
