/** The place of the last mission over every page: nothing, and no bytes, before a facilitator launches it. */
import { type ComponentType, useEffect, useState } from 'react';
import { onFinaleMoved } from '../live-session/finale-moves.ts';
import { playedSession } from '../player/played-session.ts';
import { usePlayer } from '../site-context.ts';
import type { FinalePanelProps } from './finale-panel.tsx';

export function FinaleSlot() {
  const launched = usePlayer((state) => playedSession(state.session)?.finale === true);
  const [moves, setMoves] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<FinalePanelProps> | null>(null);
  useEffect(() => onFinaleMoved(() => setMoves((before) => before + 1)), []);
  /** Reasons for it so far. */
  const wanted = launched ? moves + 1 : moves;
  useEffect(() => {
    if (wanted === 0 || Panel) return;
    // Without it play goes on; the next round tries again.
    import('./finale-panel.tsx').then(
      ({ FinalePanel }) => setPanel(() => FinalePanel),
      () => undefined,
    );
  }, [wanted, Panel]);
  return Panel && <Panel moves={moves} />;
}
