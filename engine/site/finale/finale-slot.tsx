/** The place of the last mission over every page: nothing, and no bytes, before a facilitator launches it. */
import { type ComponentType, useEffect, useState } from 'react';
import { onFinaleChanged } from '../live-session/finale-news.ts';
import { playedSession } from '../player/played-session.ts';
import { usePlayer } from '../site-context.ts';
import type { FinalePanelProps } from './finale-panel.tsx';

export function FinaleSlot() {
  const launched = usePlayer((state) => playedSession(state.session)?.finale === true);
  const [changes, setChanges] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<FinalePanelProps> | null>(null);
  useEffect(() => onFinaleChanged(() => setChanges((before) => before + 1)), []);
  /** Reasons for it so far. */
  const wanted = launched ? changes + 1 : changes;
  useEffect(() => {
    if (wanted === 0 || Panel) return;
    // Without it play goes on; the next round tries again.
    import('./finale-panel.tsx').then(
      ({ FinalePanel }) => setPanel(() => FinalePanel),
      () => undefined,
    );
  }, [wanted, Panel]);
  return Panel && <Panel changes={changes} />;
}
