/** The place of the room's debrief over every page: nothing, and no bytes, before the session has ended or its deck has moved. */
import { type ComponentType, useEffect, useState } from 'react';
import { onDebriefChanged } from '../live-session/debrief-news.ts';
import { knownClock, playedSession } from '../player/played-session.ts';
import { usePlayer } from '../site-context.ts';
import type { DebriefPanelProps } from './debrief-panel.tsx';

export function DebriefSlot() {
  const over = usePlayer((state) => knownClock(playedSession(state.session))?.room.endedAt != null);
  const [changes, setChanges] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<DebriefPanelProps> | null>(null);
  useEffect(() => onDebriefChanged(() => setChanges((before) => before + 1)), []);
  const wanted = over || changes > 0;
  useEffect(() => {
    if (!wanted || Panel) return;
    // Without it the wall goes on; the next slide tries again.
    import('./debrief-panel.tsx').then(
      ({ DebriefPanel }) => setPanel(() => DebriefPanel),
      () => undefined,
    );
  }, [wanted, Panel]);
  return Panel && <Panel changes={changes} />;
}
