import { catalogue } from 'virtual:challenges/catalogue';
import { useMemo } from 'react';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { hasEnded, playedSession } from '../player/played-session.ts';
import { usePlayer } from '../site-context.ts';
import { guestOrderOf, missionsAhead, orderOf } from './next-mission.ts';

/** The next mission of this player and those after it, wherever they are named; none once the session is over. */
export function useMissionsAhead(count: number): readonly CatalogueEntry[] {
  const completed = usePlayer((state) => state.completed);
  const loggedIn = usePlayer((state) => state.loggedIn);
  const known = usePlayer((state) => state.session);
  return useMemo(() => {
    const session = playedSession(known);
    if (!loggedIn) return missionsAhead(guestOrderOf(catalogue), { completed }, count);
    if (hasEnded(session)) return [];
    return missionsAhead(orderOf(catalogue, session?.challenges ?? null), { completed, told: session?.debriefsTold }, count);
  }, [completed, loggedIn, known, count]);
}
