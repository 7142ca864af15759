/** The slot of the room's debrief over every page: renders and loads nothing before the session has ended or its deck has moved. */
import { debriefNews } from '../live-session/room-news.ts';
import { useLatePanel } from '../live-session/use-late-panel.ts';
import { knownClock, playedSession } from '../player-state/played-session.ts';
import { usePlayer } from '../site-context.ts';

const load = async () => (await import('./debrief-panel.tsx')).DebriefPanel;

export function DebriefSlot() {
  const over = usePlayer((state) => knownClock(playedSession(state.session))?.room.endedAt != null);
  const { Panel, changes } = useLatePanel(debriefNews, over, load);
  return Panel && <Panel changes={changes} />;
}
