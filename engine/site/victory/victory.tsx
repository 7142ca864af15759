/** The slot of the victory on the hub: nothing until a mission was solved, or its card asks for the victory again. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LazyPage } from '../routes/lazy-page.tsx';
import { usePlayer, useSite } from '../site-context.ts';

const loadPanel = () => import('./victory-panel.tsx');

/** Router state of a card's link to `/`. */
export interface Reopening {
  readonly mission: string;
}

export function Victory() {
  const { player } = useSite();
  const navigate = useNavigate();
  const solve = usePlayer((state) => state.lastSolve);
  // Read before the hub loads, and stores, the rank that the solve has brought.
  const [rankBefore] = useState(player.rankSeen);
  const completed = usePlayer((state) => state.completed);
  const asked = missionOf(useLocation().state);
  // The history entry may name a mission that another player asked for, or that is no longer solved.
  const again = asked !== null && completed.includes(asked) ? asked : null;
  const close = useCallback(() => {
    player.celebrated();
    if (again !== null) void navigate('/', { replace: true });
  }, [player, navigate, again]);
  // Coming back to the hub ends the replay.
  useEffect(() => player.replay.end(), [player]);
  const missionKey = solve?.key ?? again;
  if (missionKey === null) return null;
  return (
    <LazyPage load={loadPanel}>
      {({ VictoryPanel }) => (
        <VictoryPanel key={missionKey} missionKey={missionKey} solve={solve} rankBefore={rankBefore} onClose={close} />
      )}
    </LazyPage>
  );
}

function missionOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('mission' in state)) return null;
  return typeof state.mission === 'string' ? state.mission : null;
}
