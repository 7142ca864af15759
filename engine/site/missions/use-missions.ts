/** Hooks for the current player: the next missions, and the progress. */
import { catalogue } from 'virtual:challenges/catalogue';
import { useMemo } from 'react';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { hasEnded, playedSession } from '../player-state/played-session.ts';
import { usePlayer } from '../site-context.ts';
import { type MissionProgress, missionProgress } from './mission-progress.ts';
import { guestOrderOf, missionsAhead, orderOf } from './next-mission.ts';

/** The current player's next mission and those after it; none once the session is over. */
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

/** Progress of this player after one mission; null while the session of a login is not known. */
export function useMissionProgress(key: string): MissionProgress | null {
  const completed = usePlayer((state) => state.completed);
  const loggedIn = usePlayer((state) => state.loggedIn);
  const known = usePlayer((state) => state.session);
  return useMemo(() => {
    if (!loggedIn) return missionProgress(guestOrderOf(catalogue), { completed }, key);
    const session = playedSession(known);
    if (session === null) return null;
    return missionProgress(orderOf(catalogue, session.challenges), { completed, told: session.debriefsTold }, key);
  }, [completed, loggedIn, known, key]);
}
