/** The slot of the finale over every page: renders nothing, and loads no code, before a facilitator launches the finale. */
import { finaleNews } from '../live-session/room-news.ts';
import { useLatePanel } from '../live-session/use-late-panel.ts';
import { playedSession } from '../player-state/played-session.ts';
import { usePlayer } from '../site-context.ts';

const load = async () => (await import('./finale-panel.tsx')).FinalePanel;

export function FinaleSlot() {
  const launched = usePlayer((state) => playedSession(state.session)?.finale === true);
  const { Panel, changes } = useLatePanel(finaleNews, launched, load);
  return Panel && <Panel changes={changes} />;
}
